import { expect, test } from 'vitest';
import { ownFor } from './keys';

test('a token of our own is as long as the table wants it, and another for every invitation', () => {
  const [one, two] = [ownFor('a'), ownFor('b')];
  expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(two).not.toBe(one);
});
