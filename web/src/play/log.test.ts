import { expect, test } from 'vitest';
import type { CueKind, LogEntry } from '../protocol';
import { blocks, journey, placeNotes, signOf, sinceLast, telling, withoutName } from './log';

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

test('the log is told in turns, and a gesture in them as one', () => {
  const step = (step: number, gesture?: number) => ({ ...entry(step, 'us', `step ${step}`), gesture });
  const turn = (state: number, label: string) => ({ state, kind: 'turn', label });
  const marks = [turn(0, 'Turn 1'), { state: 2, kind: 'fight', label: 'a shot' }, turn(5, 'Turn 2')];
  const told = blocks([step(1), step(2, 7), step(3, 7), step(4, 8), step(5, 8), step(6)], marks);
  expect(told.map(({ turn, entries }) => [turn, entries.map((one) => one.step)])).toEqual([
    ['Turn 1', [1]],
    ['', [2, 3]],
    ['', [4]],
    ['Turn 2', [5]],
    ['', [6]],
  ]);
});

test('what a side does stands under its name, luck with it, until another side acts', () => {
  const log = [
    entry(1, 'us', 'moves'),
    entry(2, 'luck', 'a six'),
    entry(3, 'us', 'fires'),
    entry(4, 'german', 'fires'),
  ];
  expect(blocks(log, []).map(({ side }) => side)).toEqual(['us', '', '', 'german']);
});

test('a journey goes from its first place to its last', () => {
  const move = (...path: string[]) => ({
    ...entry(1, 'us', 'moves'),
    cues: [{ kind: 'move' as const, from: { piece: 'tank' }, path, to: [], tone: 'plain' as const }],
  });
  expect(journey([move('A1', 'A2'), move('A2', 'B3')])).toEqual({ piece: 'tank', from: 'A1', to: 'B3' });
  expect(journey([entry(1, 'us', 'fires')])).toBeUndefined();
});

/** An entry in which this is seen to happen. */
const seen = (step: number, who: string, ...kinds: CueKind[]): LogEntry => ({
  ...entry(step, who, `step ${step}`),
  cues: kinds.map((kind) => ({ kind, from: null, path: [], to: [], tone: 'plain' })),
});

test('the log tells fights alone, or what was done here, with the luck that followed', () => {
  const log = [
    seen(1, 'luck', 'phase'),
    seen(2, 'us', 'move'),
    seen(3, 'german', 'shot'),
    seen(4, 'luck'),
    seen(5, 'us', 'assault'),
    seen(6, 'luck', 'loss'),
    seen(7, 'german'),
    seen(8, 'luck'),
  ];
  const steps = (told: 'all' | 'fights' | 'mine') => telling(log, told, ['us']).map(({ step }) => step);
  expect(steps('all')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(steps('fights')).toEqual([3, 4, 5, 6]);
  expect(steps('mine')).toEqual([2, 5, 6]);
});

test('a loss is the sign of its entry before the shot, and the shot before the way', () => {
  expect(signOf(seen(1, 'us', 'move', 'shot', 'loss'))).toBe('loss');
  expect(signOf(seen(1, 'us', 'move', 'shot'))).toBe('shot');
  expect(signOf(seen(1, 'us', 'move'))).toBe('move');
  expect(signOf(seen(1, 'us', 'draw'))).toBeUndefined();
});
