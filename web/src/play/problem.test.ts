import { expect, test } from 'vitest';
import { aboutProblem, recordIn } from './problem';

const record = 'feldzug record 2\ngame mortain\n\nus: place 117 0401 #e2d1\n';
const about = {
  words: 'It moved.\nIt must not.',
  step: 12,
  game: 'G: S',
  lang: 'de',
  page: 'B',
  refusal: '',
  record,
};

test('a problem says what is wrong, when, and brings the record', () => {
  const text = aboutProblem(about);
  expect(text.split('\n').slice(0, 2)).toEqual(['feldzug problem 1', 'moment 12']);
  expect(text).toContain('\n> It moved.\n> It must not.\n\nfeldzug record 2\n');
  expect(text).not.toContain('refused');
  expect(aboutProblem({ ...about, refusal: 'Not\nnow.' })).toContain('\nrefused Not now.\n');
});

test('the record in it can be read again', () => {
  expect(recordIn(aboutProblem(about))).toBe(record);
  expect(recordIn(record)).toBe(record);
  expect(recordIn('anything')).toBe('anything');
  // Whoever quotes a record in their words does not get in the way.
  expect(recordIn(aboutProblem({ ...about, words: 'feldzug record 2' }))).toBe(record);
});
