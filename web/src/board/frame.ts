// The part of a board that is shown as board: boxes for what waits or is gone have their place beside it.
import type { Board } from '../protocol';

/** Room around the cells that stay, in widths of a hex. */
const ROOM = 0.12;
/** Arrows that leave the map are shown this far, with room for their head. */
const ARROW = 0.9;
const HEAD = 0.25;

export function inFrame(board: Board<string>): Board<string> {
  const cells = board.cells.filter((cell) => cell.role === 'field');
  if (cells.length === board.cells.length || cells.length === 0) return board;
  const edges = {
    left: Math.min(...cells.map((cell) => cell.x - cell.w / 2)),
    top: Math.min(...cells.map((cell) => cell.y - cell.h / 2)),
    right: Math.max(...cells.map((cell) => cell.x + cell.w / 2)),
    bottom: Math.max(...cells.map((cell) => cell.y + cell.h / 2)),
  };
  // Where an arrow leads out of the map, its head is seen.
  const ends = board.decor.filter((one) => one.kind === 'arrow').flatMap((one) => one.points);
  const reach = (edge: number, at: number[], sign: number) =>
    Math.max(ROOM, ...at.map((one) => Math.min(ARROW, sign * (one - edge) + HEAD)));
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  const left = edges.left - reach(edges.left, xs, -1);
  const top = edges.top - reach(edges.top, ys, -1);
  const right = edges.right + reach(edges.right, xs, 1);
  const bottom = edges.bottom + reach(edges.bottom, ys, 1);
  return {
    ...board,
    width: right - left,
    height: bottom - top,
    cells: cells.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top })),
    decor: board.decor.map((one) => ({
      ...one,
      points: one.points.map(([x, y]): [number, number] => [x - left, y - top]),
    })),
  };
}
