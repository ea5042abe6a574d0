import { expect, test } from 'vitest';
import type { Cue, LogEntry } from '../protocol';
import { beat } from './beat';

const cue = (kind: Cue['kind'], ...path: string[]): Cue => ({
  kind,
  from: null,
  path,
  to: [],
  tone: 'plain',
});
const entry = (step: number, who: string, cues: Cue[], ...lines: string[]): LogEntry => ({
  step,
  who,
  cues,
  lines: lines.map((line) => [line, '1']),
});
const state = (...log: LogEntry[]) => ({ state: 7, log });

test('a step takes as long as its cells, and never longer than a whole way may', () => {
  expect(beat(state(entry(7, 'red', [cue('move', 'a', 'b')], 'moves')), 'normal')).toBe(160);
  expect(beat(state(entry(7, 'red', [cue('move', ...'abcdefghijklm')], 'moves')), 'normal')).toBe(1200);
});

test('what comes of something is read, and luck always', () => {
  expect(beat(state(entry(7, 'red', [cue('loss')], 'is lost')), 'normal')).toBe(900);
  expect(beat(state(entry(7, 'red', [], 'plays a card')), 'calm')).toBe(1500);
  expect(beat(state(entry(7, 'luck', [cue('shot')], 'misses')), 'normal')).toBe(900);
  expect(beat(state(entry(7, 'red', [cue('shot')], 'fires')), 'normal')).toBe(300);
});

test('what nobody sees takes no time, whatever came before it', () => {
  expect(beat(state(entry(6, 'red', [cue('loss')], 'is lost'), entry(7, 'blue', [])), 'calm')).toBe(0);
  expect(beat(state(entry(6, 'red', [cue('loss')], 'is lost')), 'calm')).toBe(0);
});

test('off means at once', () => {
  expect(beat(state(entry(7, 'luck', [cue('loss')], 'is lost')), 'off')).toBe(0);
});
