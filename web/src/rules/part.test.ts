import { expect, test } from 'vitest';
import type { AnyCell } from '../board/geometry';
import { partOf, shared } from './part';

const cell = (id: string, x: number, y: number, shape = 'square') =>
  ({ id, x, y, w: 1, h: 1, shape, outline: [] }) as unknown as AnyCell;
const cells = Array.from({ length: 400 }, (_, n) =>
  cell(`${n % 20}-${Math.floor(n / 20)}`, (n % 20) + 0.5, Math.floor(n / 20) + 0.5),
);
const board = { width: 20, height: 20, cells: [...cells, cell('off', 19, 19, 'box')] };

test('a part of the board has its cells in the middle and some ground around them', () => {
  expect(partOf(board, ['10-10'])).toEqual({ x: 825, y: 825, width: 450, height: 450 });
  expect(partOf(board, ['5-10', '12-10'])).toEqual({ x: 425, y: 825, width: 950, height: 450 });
});

test('the part does not reach over the edge', () => {
  expect(partOf(board, ['0-0'])).toEqual({ x: 0, y: 0, width: 275, height: 275 });
});

test('without a place on the map, or with all of them, the whole board is shown', () => {
  expect(partOf(board, [])).toBeUndefined();
  expect(partOf(board, ['off'])).toBeUndefined();
  expect(partOf(board, ['0-0', '19-19'])).toBeUndefined();
});

test('boxes do not stretch the part', () => {
  expect(partOf(board, ['10-10', 'off'])).toEqual(partOf(board, ['10-10']));
  expect(shared(board, ['10-10', 'off', 'nowhere'])).toBe(2);
});
