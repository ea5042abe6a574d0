// The round a game is in, read from its first track.
import type { Scene } from '../protocol';
import { t } from '../text';

export function turnOf(scene: Scene<string>): { text: string; at: number; of: number } | undefined {
  const track = scene.tracks[0];
  if (!track) return undefined;
  const here = track.spaces[track.at] ?? '';
  const counted = track.spaces.every((space, i) => space === String(i + 1));
  const text = counted
    ? t('score.turn', { title: track.title, n: here, of: track.spaces.length })
    : `${track.title}: ${here}`;
  return { text, at: track.at, of: track.spaces.length };
}
