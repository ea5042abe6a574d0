// What is marked on the board, as keys of picks.
export type Marks = {
  /** May be pointed at first. */
  may: Set<string>;
  /** Has been pointed at. */
  chosen: Set<string>;
  /** May be pointed at next. */
  target: Set<string>;
  /** The computer would take this. */
  advice: Set<string>;
};

export const none: Marks = { may: new Set(), chosen: new Set(), target: new Set(), advice: new Set() };

export type Mark = keyof Marks;

/** The strongest mark on a thing. */
export function markOf(marks: Marks, key: string): Mark | undefined {
  return (['chosen', 'advice', 'target', 'may'] as const).find((mark) => marks[mark].has(key));
}
