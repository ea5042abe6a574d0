import { expect, test } from 'vitest';
import type { LogEntry } from '../protocol';
import { placeNotes, sinceLast, withoutName } from './log';

const entry = (step: number, who: string, ...lines: string[]): LogEntry => ({
  step,
  who,
  lines: lines.map((line): [string, string] => [line, '1']),
  cues: [],
});

test('what has happened begins with the last order given here', () => {
  const log = [entry(1, 'us', 'moves'), entry(2, 'luck', 'a six'), entry(3, 'german', 'fires', 'misses')];
  expect(sinceLast(log, ['us'])).toEqual(['moves', 'a six', 'fires', 'misses']);
  expect(sinceLast(log, ['german'])).toEqual(['fires', 'misses']);
  expect(sinceLast(log, [])).toEqual(['moves', 'a six', 'fires', 'misses']);
});

test('the name of a side is told once', () => {
  expect(withoutName('Allied: set-up finished.', 'Allied')).toBe('Set-up finished.');
  expect(withoutName('Allied units advance.', 'Allied')).toBe('Allied units advance.');
  expect(withoutName('A six: a hit.', '')).toBe('A six: a hit.');
});

test('notes stand after what had happened when they were made', () => {
  const entry = (step: number) => ({ step, who: 'red', lines: [], cues: [] });
  const note = (state: number) => ({ state, kind: 'advice', text: String(state) });
  const places = placeNotes([entry(2), entry(5)], [note(0), note(4), note(5), note(9)]);
  const texts = [...places].map(([step, notes]) => [step, notes.map((one) => one.text)]);
  expect(texts).toEqual([
    [0, ['0']],
    [2, ['4']],
    [5, ['5', '9']],
  ]);
});
