import { expect, test } from 'vitest';
import { arrange } from './layout';

const desk = { width: 1440, height: 900 };

test('a wide board gets its panels below, a square one beside', () => {
  expect(arrange(desk, { width: 14, height: 4.6 }).kind).toBe('wide');
  expect(arrange(desk, { width: 10, height: 10 }).kind).toBe('beside');
});
test('a tablet has fewer panels, a phone puts everything in one column', () => {
  expect(arrange({ width: 1024, height: 768 }, { width: 14, height: 4.6 }).kind).toBe('below');
  expect(arrange({ width: 390, height: 844 }, { width: 14, height: 4.6 }).kind).toBe('narrow');
});
