import { expect, test } from 'vitest';
import { nearest, readRule } from './book.svelte';

test('a reference names a section and perhaps a ruling', () => {
  expect(readRule('6.6 R27')).toEqual({ section: '6.6', ruling: 'R27' });
  expect(readRule('4.2')).toEqual({ section: '4.2', ruling: '' });
  expect(readRule('R3')).toEqual({ section: '', ruling: 'R3' });
});

test('a section that is not there leads to the one above it', () => {
  expect(nearest(['6', '6.6'], '6.6.1')).toBe('6.6');
  expect(nearest(['6', '6.6'], '6.7')).toBe('6');
  expect(nearest(['6'], '7')).toBeUndefined();
});
