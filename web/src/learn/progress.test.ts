import { beforeEach, expect, test } from 'vitest';
import { isLearnt, learnt, nextLesson } from './progress';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test('a lesson is learnt once, for its own game', () => {
  learnt('mortain', 'move');
  learnt('mortain', 'move');
  expect(isLearnt('mortain', 'move')).toBe(true);
  expect(isLearnt('hegra-1940', 'move')).toBe(false);
  expect(JSON.parse(kept.get('feldzug.lessons') ?? '')).toEqual(['mortain/move']);
});

test('the next lesson is the first that is not learnt', () => {
  const lessons = [{ id: 'a' }, { id: 'b' }];
  expect(nextLesson('g', lessons)?.id).toBe('a');
  learnt('g', 'a');
  expect(nextLesson('g', lessons)?.id).toBe('b');
  learnt('g', 'b');
  expect(nextLesson('g', lessons)?.id).toBe('a');
  expect(nextLesson('g', [])).toBeUndefined();
});
