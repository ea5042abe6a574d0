import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeLast, merge } from './log';
import { Pacer } from './pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first is shown at once, the next after a pause', () => {
  const seen: number[] = [];
  const pacer = new Pacer<number>(
    (n) => seen.push(n),
    () => 100,
  );
  [1, 2, 3].forEach((n) => pacer.push(n));
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([1, 2, 3]);
});

test('without a pause everything is shown at once', () => {
  const seen: number[] = [];
  const pacer = new Pacer<number>(
    (n) => seen.push(n),
    () => 0,
  );
  [1, 2, 3].forEach((n) => pacer.push(n));
  expect(seen).toEqual([1, 2, 3]);
});

test('the next one waits until the view has come', () => {
  const seen: number[] = [];
  let arrives = 0;
  const pacer = new Pacer<number>(
    (n) => seen.push(n),
    () => 50,
    () => Math.max(0, arrives - performance.now()),
  );
  pacer.push(1);
  arrives = performance.now() + 200;
  pacer.push(2);
  vi.advanceTimersByTime(60);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(150);
  expect(seen).toEqual([1, 2]);
});

test('too many are not looked at one by one', () => {
  const seen: number[] = [];
  const pacer = new Pacer<number>(
    (n) => seen.push(n),
    () => 100,
  );
  for (let n = 0; n < 60; n++) pacer.push(n);
  vi.advanceTimersByTime(100);
  expect(seen.at(-1)).toBe(60 - Pacer.MOST);
  pacer.flush();
  expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => n));
});

const entry = (step: number, who = 'red') => ({ step, who, lines: [] as [string, string][], cues: [] });

test('the log keeps what is older and replaces the rest', () => {
  const log = [1, 2, 3].map((n) => entry(n));
  expect(merge(log, { log: [entry(3), entry(4)], log_from: 2 }).map((e) => e.step)).toEqual([1, 2, 3, 4]);
  expect(merge(log, { log: [entry(1)], log_from: 0 }).map((e) => e.step)).toEqual([1]);
});

test('going back means before the own last order', () => {
  expect(beforeLast([entry(1), entry(2, 'blue'), entry(3, 'luck')], 'blue')).toBe(1);
  expect(beforeLast([entry(1)], 'blue')).toBeUndefined();
});
