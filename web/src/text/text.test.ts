import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((m) => m[0]).sort();

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
