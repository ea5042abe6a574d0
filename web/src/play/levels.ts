// Strengths of the computer, weakest first, as hosts write them.
import { t, type Key } from '../text';

export const LEVELS = ['random', 'greedy', 'search:quick', 'search:normal', 'search:strong'] as const;
export const STANDARD = 'search:normal';

export function levelName(spec: string): string {
  return (LEVELS as readonly string[]).includes(spec) ? t(`level.${spec}` as Key) : spec;
}
