// The part of a board that an example is about.
import { U, type AnyCell } from '../board/geometry';

export type Frame = { x: number; y: number; width: number; height: number };

/** Cells around those that are meant, and the fewest that are shown. */
const MARGIN = 0.75;
const LEAST = 4.5;

const isLand = (cell: AnyCell) => cell.shape !== 'box';

/** How many of the cells are on the board. */
export const shared = (board: { cells: AnyCell[] }, cells: string[]): number =>
  board.cells.filter((cell) => cells.includes(cell.id)).length;

/** The part of the board around these cells, in drawing units; nothing if all of it should be seen. */
export function partOf(
  board: { width: number; height: number; cells: AnyCell[] },
  cells: string[],
): Frame | undefined {
  const meant = board.cells.filter((cell) => isLand(cell) && cells.includes(cell.id));
  if (meant.length === 0) return undefined;
  const side = (from: number, to: number, size: number): [number, number] => {
    const more = Math.max(MARGIN, (LEAST - (to - from)) / 2);
    const [first, last] = [Math.max(0, from - more), Math.min(size, to + more)];
    return [first * U, (last - first) * U];
  };
  const ends = (at: (cell: AnyCell) => number, size: (cell: AnyCell) => number): [number, number] => [
    Math.min(...meant.map((cell) => at(cell) - size(cell) / 2)),
    Math.max(...meant.map((cell) => at(cell) + size(cell) / 2)),
  ];
  const [x, width] = side(
    ...ends(
      (cell) => cell.x,
      (cell) => cell.w || 1,
    ),
    board.width,
  );
  const [y, height] = side(
    ...ends(
      (cell) => cell.y,
      (cell) => cell.h || 1,
    ),
    board.height,
  );
  // Nearly all of it is all of it.
  return width * height > board.width * board.height * U * U * 0.85 ? undefined : { x, y, width, height };
}
