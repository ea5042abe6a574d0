import { describe, expect, test } from 'vitest';
import { analysisPath, puzzlePath, read, tablePath } from './route.svelte';

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
  test('a puzzle and an analysis have addresses of their own', () => {
    expect(read(puzzlePath('mortain', '007'))).toEqual({ page: 'puzzle', game: 'mortain', puzzle: '007' });
    expect(read(analysisPath('abc', 'def'))).toEqual({
      page: 'table',
      table: 'abc',
      token: 'def',
      analysis: true,
    });
  });
  test('anything else is the start page', () => {
    for (const hash of [
      '',
      '#',
      '#/',
      '#/x/a/b',
      '#/t/abc',
      '#/t/a b/c',
      '#/t//x',
      '#/t/<a>/b',
      '#/p/mortain',
      '#/p/a b/1',
    ])
      expect(read(hash)).toEqual({ page: 'start' });
  });
  test('a moment that is no number is ignored', () => {
    expect(read('#/t/a/b/now')).toEqual({ page: 'table', table: 'a', token: 'b' });
  });
});
