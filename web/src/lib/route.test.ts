import { describe, expect, test } from 'vitest';
import { read, tablePath } from './route.svelte';

describe('addresses', () => {
  test('a table and its token are read from the fragment', () => {
    expect(read('#/t/abc/s3cr-et_')).toEqual({ page: 'table', table: 'abc', token: 's3cr-et_' });
  });
  test('a moment is read too', () => {
    expect(read(tablePath('abc', 'def', 17))).toEqual({
      page: 'table',
      table: 'abc',
      token: 'def',
      state: 17,
    });
  });
  test('anything else is the start page', () => {
    for (const hash of ['', '#', '#/', '#/x/a/b', '#/t/abc', '#/t/a b/c', '#/t//x', '#/t/<a>/b'])
      expect(read(hash)).toEqual({ page: 'start' });
  });
  test('a moment that is no number is ignored', () => {
    expect(read('#/t/a/b/now')).toEqual({ page: 'table', table: 'a', token: 'b' });
  });
});
