import { expect, test } from 'vitest';
import { sampleMap } from '../fixtures/sample';
import { inFrame } from './frame';

test('boxes with a place beside the map leave the board, and the rest moves up', () => {
  const board = sampleMap().boards[0]!;
  expect(inFrame(board)).toBe(board);
  const trays = { ...board, cells: board.cells.map((cell) => ({ ...cell })) };
  for (const cell of trays.cells) if (cell.shape === 'box') cell.role = 'tray';
  const shown = inFrame(trays);
  expect(shown.cells.some((cell) => cell.shape === 'box')).toBe(false);
  expect(shown.width).toBeLessThan(board.width);
  for (const cell of shown.cells) {
    expect(cell.x - cell.w / 2).toBeGreaterThanOrEqual(0);
    expect(cell.x + cell.w / 2).toBeLessThanOrEqual(shown.width);
    expect(cell.y - cell.h / 2).toBeGreaterThanOrEqual(0);
    expect(cell.y + cell.h / 2).toBeLessThanOrEqual(shown.height);
  }
  // Roads run where they ran.
  const [before, after] = [board.decor[0]!.points[0]!, shown.decor[0]!.points[0]!];
  const cell = board.cells[0]!;
  expect(after[0] - before[0]).toBeCloseTo(shown.cells[0]!.x - cell.x);
});
