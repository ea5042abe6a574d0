import { describe, expect, test } from 'vitest';
import type { Piece } from '../protocol';
import { grid, piece } from '../fixtures/sample';
import { inside } from './art';
import { corners, COUNTER, noteIn, outlines, places, regions, stepTo, U, type AnyCell } from './geometry';

const cells = grid(5, 4);
const at = (id: string) => cells.find((c) => c.id === id)!;
const box: AnyCell = { ...at('0101'), id: 'box', shape: 'box', x: 10, y: 1, w: 2, h: 0.7 };

describe('cells', () => {
  test('neighbours share two corners', () => {
    const near = (a: number[], b: number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < 1;
    const shared = corners(at('0101')).filter((a) => corners(at('0201')).some((b) => near(a, b)));
    expect(shared).toHaveLength(2);
  });
  test('the outline of one hex has six corners, of two neighbours ten', () => {
    expect(outlines([at('0101')]).map((l) => l.length)).toEqual([6]);
    expect(outlines([at('0101'), at('0201')]).map((l) => l.length)).toEqual([10]);
  });
  test('a ring of hexes has an outer and an inner outline', () => {
    const ring = cells.filter(
      (c) => c !== at('0302') && Math.hypot(c.x - at('0302').x, c.y - at('0302').y) < 1.2,
    );
    expect(ring).toHaveLength(6);
    expect(
      outlines(ring)
        .map((l) => l.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
  test('regions are cells that touch', () => {
    expect(regions([at('0101'), at('0201'), at('0501')]).map((r) => r.length)).toEqual([2, 1]);
  });
});

describe('walking by arrow keys', () => {
  test('right and left follow the row', () => {
    expect(stepTo(cells, at('0101'), 'right')?.id).toBe('0201');
    expect(stepTo(cells, at('0201'), 'left')?.id).toBe('0101');
    expect(stepTo(cells, at('0101'), 'left')).toBeUndefined();
  });
  test('down and on down runs straight, not sideways', () => {
    const start = at('0301');
    const anchor: [number, number] = [start.x, start.y];
    const one = stepTo(cells, start, 'down', anchor)!;
    const two = stepTo(cells, one, 'down', anchor)!;
    expect(two.id).toBe('0303');
  });
  test('every cell can be reached from every other', () => {
    const seen = new Set([cells[0]!]);
    for (const cell of seen)
      for (const way of ['up', 'down', 'left', 'right'] as const) {
        const to = stepTo(cells, cell, way);
        if (to) seen.add(to);
      }
    expect(seen.size).toBe(cells.length);
  });
});

describe('boxes with a note', () => {
  const space: AnyCell = {
    ...box,
    x: 1,
    w: 1.94,
    h: 0.94,
    name: 'Space',
    note: 'Fear or doubt one field down.',
  };
  const long = { ...space, note: 'One patient in a bed cured; repaired: nobody waiting gets worse today.' };
  test('pieces stand beside the note, inside the box', () => {
    for (const cell of [space, long]) {
      const { aside } = noteIn(cell, true);
      expect(aside).toBeGreaterThan(0);
      const men = ['a', 'b'].map((id) => ({ ...piece(id, 'red', 'box'), form: 'pawn' as const }));
      for (const place of places(new Map([['box', cell]]), men).values()) {
        const half = (COUNTER * place.scale) / 2;
        expect(place.x - half).toBeGreaterThanOrEqual((cell.x + cell.w / 2) * U - aside);
        expect(place.x + half).toBeLessThanOrEqual((cell.x + cell.w / 2) * U);
      }
    }
  });
  test('no word of a note is lost', () => {
    expect(noteIn(long, true).lines.join(' ')).toBe(long.note);
    expect(noteIn(space, true).lines.join(' ')).toBe(space.note);
  });
  test('a narrow box keeps its note in the middle', () => {
    expect(noteIn({ ...space, w: 0.8, h: 0.78, note: 'Guns: risk 3' }, true).aside).toBe(0);
  });
});

describe('places of pieces', () => {
  const map = new Map([...cells, box].map((c) => [c.id, c]));
  const many = (n: number, cell: string): Piece<string>[] =>
    Array.from({ length: n }, (_, i) => piece(`p${i}`, 'red', cell));
  test('a single piece stands in the middle', () => {
    expect(places(map, many(1, '0302')).get('p0')).toMatchObject({
      x: at('0302').x * U,
      y: at('0302').y * U,
    });
  });
  test('the last of a stack lies on top, the edges of the others behind it', () => {
    const found = places(map, many(3, '0302'));
    expect(found.get('p2')).toMatchObject({ count: 3 });
    expect(found.get('p2')!.below).toBeUndefined();
    expect(found.get('p0')!.y).toBeLessThan(found.get('p2')!.y);
    expect(found.get('p0')!.below).toBe(true);
    expect(found.get('p1')!.x).toBeCloseTo(at('0302').x * U);
  });
  test('what is chosen lies on top', () => {
    const found = places(map, many(4, '0302'), (piece) => (piece.id === 'p1' ? 2 : 0));
    expect(found.get('p1')).toMatchObject({ count: 4 });
    expect(found.get('p3')!.below).toBe(true);
  });
  test('a stack stays inside its cell, however high, in every form of cell', () => {
    const base = at('0302');
    const forms: AnyCell[] = [
      base,
      { ...base, shape: 'hex_flat', w: 1, h: 0.866 },
      { ...base, shape: 'square', w: 1, h: 1 },
    ];
    for (const cell of forms)
      for (const n of [1, 2, 3, 4, 9]) {
        for (const place of places(new Map([[cell.id, cell]]), many(n, cell.id)).values()) {
          const half = (COUNTER * place.scale) / 2;
          const edge = corners(cell);
          for (const [sx, sy] of [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ] as const)
            expect(inside(edge, [place.x + sx * half, place.y + sy * half]), `${cell.shape} ${n}`).toBe(true);
        }
      }
  });
  test('a box keeps all its pieces inside, however many', () => {
    for (const n of [1, 3, 5, 12]) {
      for (const place of places(map, many(n, 'box')).values()) {
        const half = (COUNTER * place.scale) / 2;
        expect(Math.abs(place.x - box.x * U) + half).toBeLessThanOrEqual((box.w * U) / 2);
        expect(Math.abs(place.y - box.y * U) + half).toBeLessThanOrEqual((box.h * U) / 2);
      }
    }
  });
});
