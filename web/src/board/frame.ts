// The part of a board that is shown as board: boxes for what waits or is gone have their place beside it.
import type { Board } from '../protocol';

/** Room around the cells that stay, in widths of a hex. */
const ROOM = 0.12;

export function inFrame(board: Board<string>): Board<string> {
  const cells = board.cells.filter((cell) => cell.role === 'field');
  if (cells.length === board.cells.length || cells.length === 0) return board;
  const left = Math.min(...cells.map((cell) => cell.x - cell.w / 2)) - ROOM;
  const top = Math.min(...cells.map((cell) => cell.y - cell.h / 2)) - ROOM;
  const right = Math.max(...cells.map((cell) => cell.x + cell.w / 2)) + ROOM;
  const bottom = Math.max(...cells.map((cell) => cell.y + cell.h / 2)) + ROOM;
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
