import { expect, test } from 'vitest';
import { big, flatGrid } from '../fixtures/big';
import type { Board } from '../protocol';
import { ground, lines } from './ground';
import { day } from './palette';

const IDS = [
  'beach',
  'bridge',
  'city',
  'cultivated',
  'forest',
  'hill',
  'marsh',
  'rolling',
  'sea',
  'village',
  'water',
  'wooded-hill',
];

/** A board of one hex. */
function board(terrain: string): Board<string> {
  const cell = { ...flatGrid()[0]!, terrain };
  return { id: 'one', title: '', width: 2, height: 2, cells: [cell], decor: [], picture: null };
}

test('every ground has a look of its own, and unknown ones a neutral one', () => {
  const looks = [...IDS, 'open', 'lava'].map((id) => JSON.stringify(ground(board(id), day)));
  expect(new Set(looks).size).toBe(looks.length);
});

test('a map looks the same every time it is drawn', () => {
  const map = big().map.boards[0]!;
  expect(ground(map, day)).toEqual(ground(map, day));
});

test('a large map stays a picture of a few megabytes', () => {
  const map = big().map.boards[0]!;
  expect(map.cells.filter((cell) => cell.shape === 'hex_flat')).toHaveLength(472);
  const paints = [...ground(map, day), ...lines(map, day)];
  const letters = paints.reduce((sum, paint) => sum + paint.d.length, 0);
  expect(letters).toBeGreaterThan(100_000);
  expect(letters).toBeLessThan(4_000_000);
});

test('every kind of way is drawn', () => {
  const kinds = ['road', 'trail', 'rail', 'river', 'stream', 'bridge', 'hedge', 'wall', 'border'] as const;
  for (const kind of kinds) {
    const way = {
      kind,
      points: [
        [0.3, 0.5],
        [0.7, 0.5],
      ] as [number, number][],
      text: null,
    };
    expect(lines({ ...board('open'), decor: [way] }, day), kind).not.toEqual([]);
  }
});
