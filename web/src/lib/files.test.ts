import { expect, test } from 'vitest';
import { footer, lettering } from './files';

test('a caption is broken where the picture ends, and has room below it', () => {
  const { lines, size } = lettering(['Mortain: Standard · Round 1', 'word '.repeat(60)], 900);
  expect(lines[0]).toBe('Mortain: Standard · Round 1');
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines.map((line) => line.length)) * size * 0.55).toBeLessThanOrEqual(900);
  expect(footer(lines, size)).toBeGreaterThan(lines.length * size);
});

test('without words there is no caption', () => {
  const { lines, size } = lettering(['', ''], 900);
  expect(lines).toEqual([]);
  expect(footer(lines, size)).toBe(0);
});
