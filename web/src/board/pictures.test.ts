import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawings, faults } from '../../build/pictures';
import { cellIn } from '../fixtures/sample';
import { inPicture } from './picture.svelte';
import { pigments } from './pigments';

describe('drawings of boards', () => {
  test('there are some, and nothing is wrong with them', () => {
    const all = drawings();
    expect(all.size).toBeGreaterThan(0);
    for (const [name, file] of all) expect(faults(readFileSync(file, 'utf8')), name).toEqual([]);
  });
  test('scripts, links, styles, unknown colours and too much of it are found', () => {
    for (const bad of [
      '<svg><script>1</script></svg>',
      '<svg onload="x"/>',
      '<svg><image href="http://example.org/a.png"/></svg>',
      '<svg><rect style="fill:red"/></svg>',
      '<svg><rect fill="@nothing"/></svg>',
      `<svg>${' '.repeat(160_000)}</svg>`,
    ])
      expect(faults(bad), bad.slice(0, 60)).not.toEqual([]);
  });
  test('every colour has one for the night', () => {
    expect(Object.keys(pigments(true))).toEqual(Object.keys(pigments(false)));
  });
});

test('boards that name the same picture are one board, each cell where its outline is', () => {
  const picture = { asset: 'a', width: 10, height: 7, layers: [] };
  const outline: [number, number][] = [
    [2, 1],
    [4, 1],
    [4, 2],
    [2, 2],
  ];
  const board = (id: string) => ({
    id,
    title: id,
    width: 3,
    height: 3,
    cells: [{ ...cellIn(id), outline }],
    decor: [],
    picture,
  });
  const [one, ...more] = inPicture([board('x'), board('y')]);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ width: 10, height: 7 });
  expect(one!.cells.map(({ id, x, y, w, h }) => ({ id, x, y, w, h }))).toEqual([
    { id: 'x', x: 3, y: 1.5, w: 2, h: 1 },
    { id: 'y', x: 3, y: 1.5, w: 2, h: 1 },
  ]);
  const plain = { ...board('z'), picture: null };
  expect(inPicture([plain])).toEqual([plain]);
});
