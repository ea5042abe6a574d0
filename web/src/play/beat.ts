// How long a state that others have brought about stays before the next one comes: a step on the way is short, what comes of something is read.
import type { Pace } from '../lib/settings.svelte';
import type { CueKind, State } from '../protocol';

/** Milliseconds for one cell of a way, for a shot that is announced, and for everything else. */
const BEATS: Record<Pace, { cell: number; shot: number; result: number }> = {
  calm: { cell: 260, shot: 500, result: 1500 },
  normal: { cell: 160, shot: 300, result: 900 },
  quick: { cell: 70, shot: 150, result: 300 },
  off: { cell: 0, shot: 0, result: 0 },
};
/** A whole way takes no longer than this. */
const LONGEST = 1200;
const SHOTS: CueKind[] = ['shot', 'assault'];

/** How long this state is to be looked at. What nobody sees takes no time: a declined reaction is neither shown nor delayed. */
export function beat(state: Pick<State, 'state' | 'log'>, pace: Pace): number {
  const { cell, shot, result } = BEATS[pace];
  const news = state.log.filter((entry) => entry.step === state.state);
  if (news.every((entry) => entry.lines.length === 0 && entry.cues.length === 0)) return 0;
  const cues = news.flatMap((entry) => entry.cues);
  if (cues.length === 0 || news.some((entry) => entry.who === 'luck')) return result;
  if (cues.every(({ kind }) => kind === 'move')) {
    const cells = Math.max(...cues.map(({ path }) => Math.max(1, path.length - 1)));
    return Math.min(LONGEST, cells * cell);
  }
  return cues.every(({ kind }) => SHOTS.includes(kind)) ? shot : result;
}
