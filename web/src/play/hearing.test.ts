import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleScene } from '../fixtures/sample';
import type { State } from '../protocol';
import { Hearing } from './hearing';

const state = (n: number, more: Partial<State> = {}): State => ({
  version: n,
  state: n,
  decides: 'red',
  scene: sampleScene(),
  choices: [],
  reaction: null,
  instructions: [],
  log: [],
  log_from: 0,
  undo: null,
  thinking: [],
  players: [],
  notes: [],
  notes_from: 0,
  request: null,
  old: null,
  over: null,
  landmarks: [],
  dice: null,
  ...more,
});

let shown: number[];
let asked: number[];
const hearing = (pause: number) =>
  new Hearing(
    (one) => shown.push(one.state),
    async (n) => (asked.push(n), sampleScene()),
    () => pause,
    () => pause > 0,
  );

beforeEach(() => {
  vi.useFakeTimers();
  [shown, asked] = [[], []];
});
afterEach(() => void vi.useRealTimers());

test('states the host left out are asked for and shown in order', async () => {
  const ears = hearing(100);
  ears.hear(state(1));
  ears.hear(state(4));
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([2, 3]);
});

test('whoever wants no pauses gets the newest at once', async () => {
  const ears = hearing(0);
  ears.hear(state(1));
  ears.hear(state(4));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 4]);
  expect(asked).toEqual([]);
});

test('going back, and coming back after a long time, is shown at once', async () => {
  const ears = hearing(100);
  for (const n of [50, 20, 90]) ears.hear(state(n));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([50, 20, 90]);
  expect(asked).toEqual([]);
});

test('news about the same state is shown at once', async () => {
  const ears = hearing(100);
  ears.hear(state(1));
  ears.hear(state(1, { thinking: ['red'] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 1]);
});
