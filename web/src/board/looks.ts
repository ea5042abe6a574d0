// More grounds: crops, rolling country, wooded hills, sea, sand, marsh, bridges.
import { bend, disc, inset, rounder, denser, scatterIn, type Random } from './art';
import { curve, line, outlines, U, type AnyCell, type Point } from './geometry';
import type { Paint } from './ground';
import type { Palette } from './palette';

type Look = (cells: AnyCell[], p: Palette, rand: Random) => Paint[];

const organic = (loop: Point[], by: number, jitter: number): Point[] =>
  rounder(
    denser(inset(loop, by), 24).map((point) => bend(point, jitter, 0.28)),
    1,
  );

const shape = (cells: AnyCell[], by: number, jitter: number) =>
  outlines(cells)
    .map((loop) => curve(organic(loop, by, jitter), true))
    .join('');

/** Fields in rows, each cell in its own direction. */
export const cultivated: Look = (cells, p, rand) => {
  const rows = cells.map((cell) => {
    const [x, y] = [cell.x * U, cell.y * U];
    const turn = rand() * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const strokes: string[] = [];
    for (let off = -28; off <= 28; off += 7) {
      const half = Math.sqrt(34 * 34 - off * off);
      const at = (along: number): Point => [x + along * c - off * s, y + along * s + off * c];
      strokes.push(line([at(-half), at(half)]));
    }
    return strokes.join('');
  });
  return [
    { d: shape(cells, 5, 3), fill: p.crop, opacity: 0.75 },
    { d: rows.join(''), stroke: p.cropLine, width: 1.5, opacity: 0.7 },
  ];
};

/** Low swells: a few curved strokes over the fields. */
export const rolling: Look = (cells, p, rand) => {
  const swells = cells.flatMap((cell) =>
    [-18, 4, 24].map((dy) => {
      const [x, y] = [cell.x * U + (rand() - 0.5) * 22, cell.y * U + dy + (rand() - 0.5) * 6];
      const wide = 20 + rand() * 12;
      return curve([
        [x - wide, y + 6],
        [x - wide / 3, y - 4],
        [x + wide / 2, y - 2],
        [x + wide, y + 7],
      ]);
    }),
  );
  return [
    { d: shape(cells, 4, 4), fill: p.roll, opacity: 0.8 },
    { d: swells.join(''), stroke: p.contour, width: 1.6, opacity: 0.65 },
  ];
};

export const sea: Look = (cells, p, rand) => {
  const loops = outlines(cells);
  const waves = scatterIn(loops, 12, 27, rand).map(
    ([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}q3.500 -4 7 0t7 0`,
  );
  return [
    { d: shape(cells, -2, 3), fill: p.sea },
    { d: waves.join(''), stroke: p.wave, width: 1.2, opacity: 0.8 },
  ];
};

export const beach: Look = (cells, p, rand) => {
  const grains = scatterIn(outlines(cells), 7, 9, rand);
  return [
    { d: shape(cells, 0, 5), fill: p.sand, stroke: p.sandEdge, width: 1.2 },
    { d: grains.map((at) => disc(at, 0.9)).join(''), fill: p.sandEdge },
  ];
};

export const marsh: Look = (cells, p, rand) => {
  const tufts = scatterIn(outlines(cells), 10, 19, rand).map(
    ([x, y]) =>
      `M${x - 5} ${y}H${x + 5}M${x - 2.5} ${y}V${y - 5}M${x} ${y}V${y - 7}M${x + 2.5} ${y}V${y - 5}`,
  );
  return [
    { d: shape(cells, 4, 4), fill: p.bog },
    { d: tufts.join(''), stroke: p.waterEdge, width: 1.1, opacity: 0.85 },
  ];
};

/** A bridge seen from above: the way between two parapets. */
export const bridge: Look = (cells, p) =>
  cells.flatMap((cell) => {
    const [x, y] = [cell.x * U, cell.y * U];
    return [
      { d: `M${x - 30} ${y}H${x + 30}`, stroke: p.road, width: 12 },
      {
        d: `M${x - 36} ${y - 12}L${x - 28} ${y - 8}H${x + 28}L${x + 36} ${y - 12}M${x - 36} ${y + 12}L${x - 28} ${y + 8}H${x + 28}L${x + 36} ${y + 12}`,
        stroke: p.wall,
        width: 2.6,
      },
    ];
  });

/** Ways and water between given points, from the lowest to the highest. */
export function ways(
  of: (kind: string, beyondEdge: boolean) => Point[][],
  p: Palette,
  winding: (points: Point[], by: number) => string,
): Paint[] {
  const all = (kind: string, by: number) => of(kind, true).map((points) => winding(points, by));
  const straight = (kind: string) => of(kind, false).map(line);
  const paints: Paint[] = [];
  for (const d of all('stream', 7))
    paints.push({ d, stroke: p.waterEdge, width: 3 }, { d, stroke: p.water, width: 1.6 });
  for (const d of all('river', 9))
    paints.push({ d, stroke: p.waterEdge, width: 7 }, { d, stroke: p.water, width: 4.4 });
  for (const d of straight('hedge')) {
    paints.push({ d, stroke: p.crownDark, width: 6.5 }, { d, stroke: p.crown, width: 4.2, dash: '5 2.500' });
  }
  for (const d of straight('wall'))
    paints.push({ d, stroke: p.wall, width: 4.2 }, { d, stroke: p.halo, width: 1, dash: '4 3' });
  const trails = all('trail', 4);
  paints.push(...trails.map((d) => ({ d, stroke: p.roadEdge, width: 2.6, dash: '7 4' })));
  const roads = all('road', 4);
  paints.push(...roads.map((d) => ({ d, stroke: p.roadEdge, width: 6 })));
  paints.push(...roads.map((d) => ({ d, stroke: p.road, width: 3.6 })));
  for (const d of all('rail', 2)) {
    paints.push({ d, stroke: p.rail, width: 4.4 }, { d, stroke: p.halo, width: 2.2, dash: '7 7' });
  }
  for (const points of of('bridge', false)) paints.push(...span(points, p));
  for (const d of straight('border'))
    paints.push({ d, stroke: p.border, width: 3.2, dash: '11 5 2 5', opacity: 0.85 });
  return paints;
}

/** A bridge along a short line. */
function span(points: Point[], p: Palette): Paint[] {
  const [a, b] = [points[0], points.at(-1)];
  if (!a || !b) return [];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const side = (by: number): string => {
    const at = (along: number, out: number): Point => [
      a[0] + ux * along - uy * (by + Math.sign(by) * out),
      a[1] + uy * along + ux * (by + Math.sign(by) * out),
    ];
    return line([at(-4, 4), at(0, 0), at(length, 0), at(length + 4, 4)]);
  };
  return [
    { d: line([a, b]), stroke: p.road, width: 9 },
    { d: side(5.5) + side(-5.5), stroke: p.wall, width: 2.4 },
  ];
}
