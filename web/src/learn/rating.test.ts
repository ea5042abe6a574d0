import { beforeEach, expect, test } from 'vitest';
import { answer, nextPuzzle, note, rated, score } from './rating';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test('only the first answer counts', () => {
  expect(answer('mortain', '001-fire')).toBeUndefined();
  expect(note('mortain', '001-fire', 2, true)).toBe(24);
  expect(note('mortain', '001-fire', 2, false)).toBeUndefined();
  expect(answer('mortain', '001-fire')).toBe(true);
  expect(score().rating).toBe(1224);
});

test('hard puzzles bring more and cost less', () => {
  const [easy, hard] = [1, 3].map((level) => rated(1200, level, true, 0));
  expect(hard).toBeGreaterThan(easy!);
  expect(rated(1200, 3, false, 0)).toBeGreaterThan(rated(1200, 1, false, 0));
  expect(Math.abs(rated(1200, 2, true, 50) - 1200)).toBeLessThan(rated(1200, 2, true, 0) - 1200);
});

test('what was not answered comes first, and not the same one twice in a row', () => {
  const puzzles = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  note('g', 'a', 1, true);
  expect(nextPuzzle('g', puzzles, 'b', 0)?.id).toBe('c');
  note('g', 'b', 1, true);
  note('g', 'c', 1, false);
  expect(nextPuzzle('g', puzzles, 'a', 0)?.id).toBe('b');
  expect(nextPuzzle('g', [{ id: 'a' }], 'a', 0.9)?.id).toBe('a');
  expect(nextPuzzle('g', [])).toBeUndefined();
});
