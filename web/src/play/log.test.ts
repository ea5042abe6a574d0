import { expect, test } from 'vitest';
import type { LogEntry } from '../protocol';
import { sinceLast } from './log';

const entry = (step: number, who: string, ...lines: string[]): LogEntry => ({
  step,
  who,
  lines: lines.map((line): [string, string] => [line, '1']),
});

test('what has happened begins with the last order given here', () => {
  const log = [entry(1, 'us', 'moves'), entry(2, 'luck', 'a six'), entry(3, 'german', 'fires', 'misses')];
  expect(sinceLast(log, ['us'])).toEqual(['moves', 'a six', 'fires', 'misses']);
  expect(sinceLast(log, ['german'])).toEqual(['fires', 'misses']);
  expect(sinceLast(log, [])).toEqual(['moves', 'a six', 'fires', 'misses']);
});
