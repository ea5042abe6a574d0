// The strength of the computer a new table begins with; names and levels come from the host.
import type { Named } from '../protocol';

export const STANDARD = 'search:normal';

export const levelName = (bots: Named[], spec: string): string =>
  bots.find((bot) => bot.id === spec)?.title ?? spec;
