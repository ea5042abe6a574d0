import { expect, test } from 'vitest';
import type { Analysis } from '../protocol';
import { area, forSide, hundredths, line, roundOf, stepAt } from './curve';

test('the curve goes from left to right, won at the top', () => {
  expect(line([0, 5000, 10_000])).toBe('M0.0 100.0L500.0 50.0L1000.0 0.0');
  expect(line([12_000])).toBe('M0.0 0.0');
  expect(area([5000, 5000])).toMatch(/L1000 50L0 50Z$/);
});

test('pointing finds the nearest step, also beyond the ends', () => {
  expect([-0.2, 0, 0.49, 0.51, 1, 7].map((share) => stepAt(share, 10))).toEqual([0, 0, 5, 5, 10, 10]);
});

test('points are told in hundredths, for the side that is meant', () => {
  const analysis = {
    side: 'us',
    rounds: [
      [0, 'Turn 1'],
      [4, 'Turn 2'],
    ],
  } as Partial<Analysis> as Analysis;
  expect(hundredths(-149)).toBe(-1);
  expect([forSide(analysis, 'us', 5), forSide(analysis, 'german', 5)]).toEqual([5, -5]);
  expect([3, 4, 9].map((step) => roundOf(analysis, step))).toEqual(['Turn 1', 'Turn 2', 'Turn 2']);
});
