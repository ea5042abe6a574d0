import { expect, test } from 'vitest';
import { nearest } from './chance';

test('chances are told as small fractions', () => {
  expect(nearest(0.5)).toEqual([1, 2]);
  expect(nearest(0.34)).toEqual([1, 3]);
  expect(nearest(0.6)).toEqual([3, 5]);
  expect(nearest(0.9)).toEqual([9, 10]);
  expect(nearest(0.02)).toEqual([1, 50]);
  expect(nearest(0.08)).toEqual([1, 13]);
  expect(nearest(0.95)).toEqual([19, 20]);
});
