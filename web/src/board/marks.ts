import type { Tone } from '../protocol';

// What is marked on the board, as keys of picks.
export type Marks = {
  /** May be pointed at first. */
  may: Set<string>;
  /** Has been pointed at. */
  chosen: Set<string>;
  /** May be pointed at next: a place to go to, somebody to act on. */
  target: Set<string>;
  /** Cells that would be attacked. */
  aim: Set<string>;
  /** The computer would take this. */
  advice: Set<string>;
};

/** Signs of tones, for those who see no colours. */
export const SIGNS: Record<Tone, string> = {
  plain: '○',
  good: '✓',
  warn: '!',
  bad: '✕',
  band1: '1',
  band2: '2',
  band3: '3',
};

export const none: Marks = {
  may: new Set(),
  chosen: new Set(),
  target: new Set(),
  aim: new Set(),
  advice: new Set(),
};

export type Mark = keyof Marks;

/** The strongest mark on a thing. */
export function markOf(marks: Marks, key: string): Mark | undefined {
  return (['chosen', 'advice', 'aim', 'target', 'may'] as const).find((mark) => marks[mark].has(key));
}
