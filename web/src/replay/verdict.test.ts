import { expect, test } from 'vitest';
import { verdict } from './verdict';

const fights = (n: number, hits: number, chance = 0.5) =>
  Array.from({ length: n }, (_, i) => ({ chance, success: i < hits }));

test('few throws tell nothing, whatever came of them', () => {
  expect(verdict(fights(7, 7)).kind).toBe('few');
  expect(verdict([]).kind).toBe('few');
});
test('what is certain is no luck', () => {
  expect(verdict(fights(20, 20, 1)).kind).toBe('few');
});
test('one hit more than expected is ordinary in a long game', () => {
  expect(verdict(fights(100, 51))).toEqual({ kind: 'fair', more: 42 });
});
test('luck is counted in standard deviations', () => {
  // 16 throws at one half: two hits are one standard deviation.
  expect(verdict(fights(16, 10))).toEqual({ kind: 'lucky', more: 16 });
  expect(verdict(fights(16, 6))).toEqual({ kind: 'unlucky', more: 84 });
  expect(verdict(fights(16, 12)).kind).toBe('very_lucky');
  expect(verdict(fights(16, 4)).kind).toBe('very_unlucky');
});
