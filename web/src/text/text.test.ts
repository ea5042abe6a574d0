import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { fill } from '.';

const holes = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort();

test('both languages have the same keys', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test('both languages fill in the same values', () => {
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect(holes(de[key]), key).toEqual(holes(en[key]));
});

test('no text is empty', () => {
  for (const [key, text] of [...Object.entries(de), ...Object.entries(en)])
    expect(text.trim(), key).not.toBe('');
});

test('one is not called many', () => {
  expect(fill(en['hand.backs'], { side: 'A', title: 'B', n: 1 })).toBe('A, B: 1 card face down');
  expect(fill(en['hand.backs'], { side: 'A', title: 'B', n: 2 })).toBe('A, B: 2 cards face down');
  expect(fill(de['hand.backs'], { n: 1 })).not.toBe(fill(de['hand.backs'], { n: 2 }).replace('2', '1'));
});

test('German has one kind of quotation marks', () => {
  for (const [key, text] of Object.entries(de)) expect(text, key).not.toMatch(/["«»”]/);
});
