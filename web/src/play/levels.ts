// The strength of the computer a new table begins with; names and levels come from the host.
import type { Opponent } from '../protocol';

export const STANDARD = 'search:200n';

export const levelName = (bots: Opponent[], spec: string): string =>
  bots.find((bot) => bot.id === spec)?.title ?? spec;
