import { expect, test } from 'vitest';
import { MARKERS } from './icons';

test('one icon, one meaning', () => {
  /** Two words for one thing. */
  const SAME = new Set(['fatigue']);
  const shapes = Object.entries(MARKERS).filter(([id]) => !SAME.has(id));
  const twice = shapes.filter(([id, shape]) => shapes.some((other) => other[0] !== id && other[1] === shape));
  expect(twice.map(([id]) => id)).toEqual([]);
});
