import { describe, expect, it } from 'vitest';
import { runs, spoken, width } from './print';

describe('printed values', () => {
  it('raise what follows a caret and underline what stands before a low line', () => {
    expect(runs('3+^5/12_')).toEqual([
      { text: '3', raised: false, lined: false },
      { text: '+', raised: false, lined: false },
      { text: '5', raised: true, lined: false },
      { text: '/', raised: false, lined: false },
      { text: '12', raised: false, lined: true },
    ]);
  });

  it('leave everything else as it is', () => {
    for (const text of ['4', '●○✗', 'V', 'a^b', '1-2']) {
      expect(
        runs(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('are narrower with raised figures', () => {
    expect(width('4^5')).toBeLessThan(width('45'));
    expect(width('4^5')).toBeGreaterThan(width('4'));
  });
});

it('signs are spoken as words', () => {
  expect(spoken('2^5/1_', 'raised', 'underlined')).toBe('2 raised 5 / 1 underlined');
  expect(spoken('6', 'raised', 'underlined')).toBe('6');
});
