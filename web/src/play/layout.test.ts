import { expect, test } from 'vitest';
import { arrange, isLow } from './layout';

test('a desk has a rail beside the map, wider where there is room', () => {
  expect(arrange({ width: 1366, height: 768 })).toEqual({ kind: 'desk', rail: 320, roomy: false });
  expect(arrange({ width: 1920, height: 1080 })).toEqual({ kind: 'desk', rail: 380, roomy: true });
  expect(arrange({ width: 1180, height: 820 }).rail).toBe(300);
});
test('held upright, phones and tablets have a sheet', () => {
  expect(arrange({ width: 390, height: 844 }).kind).toBe('upright');
  expect(arrange({ width: 820, height: 1180 }).kind).toBe('upright');
});
test('a phone on its side is a low desk', () => {
  expect(arrange({ width: 844, height: 390 }).kind).toBe('desk');
  expect(isLow({ width: 844, height: 390 })).toBe(true);
});
