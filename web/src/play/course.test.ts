import { describe, expect, test } from 'vitest';
import type { Danger, Spot } from '../protocol';
import { dangersTo, isRisky, nextCell, ordersTo, reach, risk, spotAt, way, type AnyCourse } from './course';

const danger = (chance: number): Danger<string> => ({
  kind: 'opportunity-fire',
  by: [{ piece: 'gun' }],
  chance,
  text: 'Opportunity fire',
  rule: '6.2',
});
const spot = (cell: string, cost: number, back: number, more: Partial<Spot<string>> = {}): Spot<string> => ({
  cell,
  cost,
  back,
  orders: back === 0 && cost === 0 ? [] : [`move 1 ${cell}`],
  halt: null,
  rest: true,
  dangers: [],
  ...more,
});

/** A to C by way of B, which is fired at, or round by D. */
const course: AnyCourse = {
  who: ['1'],
  budget: 4,
  unit: 'points',
  parts: [],
  from: 0,
  strikes: [],
  spots: [
    spot('A', 0, 0),
    spot('B', 1, 0, { dangers: [danger(0.5)] }),
    spot('D', 2, 0),
    spot('C', 2, 1, { dangers: [danger(0.5)] }),
    spot('E', 3, 2, { rest: false }),
    spot('C', 4, 4),
  ],
};

describe('a course', () => {
  test('leads to a cell the cheapest way', () => {
    expect(way(course, 3)).toEqual([0, 1, 3]);
    expect(ordersTo(course, 3)).toEqual(['move 1 B', 'move 1 C']);
  });

  test('adds up what may happen on the way', () => {
    expect(dangersTo(course, 3)).toHaveLength(2);
    expect(risk(course, 3)).toBeCloseTo(0.75);
    expect(isRisky(course, 3)).toBe(true);
    expect(isRisky(course, 2)).toBe(false);
  });

  test('keeps the cheapest and the safest way, and leaves out what is only passed', () => {
    const cells = reach(course);
    expect([...cells.keys()]).toEqual(['B', 'D', 'C']);
    expect(spotAt(cells, 'C', false)).toBe(3);
    expect(spotAt(cells, 'C', true)).toBe(5);
    expect(spotAt(cells, 'D', true)).toBe(2);
    expect(spotAt(cells, 'E', false)).toBeUndefined();
    expect(spotAt(cells, undefined, false)).toBeUndefined();
  });

  test('is gone through cell by cell, by cost', () => {
    const cells = reach(course);
    expect(nextCell(cells, undefined)).toBe('B');
    expect(nextCell(cells, 'B')).toBe('D');
    expect(nextCell(cells, 'C')).toBe('B');
  });

  test('counts from the last way point', () => {
    const bent = { ...course, from: 2 };
    expect([...reach(bent).keys()]).toEqual(['C']);
    expect(spotAt(reach(bent), 'C', false)).toBe(3);
  });
});
