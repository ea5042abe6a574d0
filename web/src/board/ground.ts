// The ground of a map as a list of painted paths, lowest first. Looks are keyed by generic terrain ids; an id nobody
// has drawn for yet gets a quiet neutral look. Everything is drawn by rule, so every copy of a map looks the same.
import type { Board } from '../protocol';
import { bend, block, denser, disc, inset, random, rounder, scatter, scatterIn, type Random } from './art';
import { beach, bridge, cultivated, marsh, rolling, sea, ways } from './looks';
import { fields } from './fields';
import { corners, curve, line, outlines, polygon, regions, U, type AnyCell, type Point } from './geometry';
import type { Palette } from './palette';

export type Paint = {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
};

type Look = (cells: AnyCell[], p: Palette, rand: Random) => Paint[];

const organic = (loop: Point[], by: number, jitter: number): Point[] =>
  rounder(
    denser(inset(loop, by), 24).map((point) => bend(point, jitter, 0.28)),
    1,
  );

const forest: Look = (cells, p, rand) => {
  const loops = outlines(cells);
  const edge = loops.map((loop) => curve(organic(loop, 5, 4), true)).join('');
  const trees = scatterIn(loops, 11, 13.5, rand);
  trees.sort((a, b) => a[1] - b[1]);
  const sizes = trees.map(() => 4.6 + rand() * 2.2);
  const all = (dx: number, dy: number, grow: number) =>
    trees.map(([x, y], i) => disc([x + dx, y + dy], sizes[i]! * grow)).join('');
  return [
    { d: edge, fill: p.forest, stroke: p.forestEdge, width: 1.6 },
    { d: all(2.4, 2.8, 1), fill: p.crownDark, opacity: 0.4 },
    { d: all(0, 0, 1), fill: p.crown, stroke: p.crownDark, width: 0.7 },
    { d: all(-1.3, -1.5, 0.55), fill: p.crownLight },
  ];
};

/** Strokes down the slope. Light falls from the north-west: slopes away from it are dark and long. */
function hachures(loop: Point[], p: Palette, rand: Random): Paint[] {
  const points = denser(loop, 4.6);
  const marks: Record<'dark' | 'light', string[]> = { dark: [], light: [] };
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    const away = (nx + ny) / Math.SQRT2;
    const long = 4 + rand() * 3 + Math.max(0, away) * 6;
    const stroke = line([a, [a[0] + nx * long, a[1] + ny * long]]);
    marks[away > -0.1 ? 'dark' : 'light'].push(stroke);
  });
  return [
    { d: marks.light.join(''), stroke: p.hachureLight, width: 0.8, opacity: 0.8 },
    { d: marks.dark.join(''), stroke: p.hachure, width: 1.2, opacity: 0.8 },
  ];
}

const hill: Look = (cells, p, rand) => {
  const paints: Paint[] = [];
  for (const loop of outlines(cells)) {
    [4, 18, 31].forEach((by, i) => {
      const level = organic(loop, by, 4.5);
      const d = curve(level, true);
      if (i > 0) paints.push(...hachures(level, p, rand));
      paints.push({ d, fill: p.hills[i]!, stroke: i === 0 ? undefined : p.contour, width: 0.9 });
    });
  }
  return paints;
};

/** Houses with a lit and a dark half of the roof. */
function houses(blocks: { at: Point; w: number; h: number; angle: number }[], p: Palette): Paint[] {
  const whole = blocks.map((b) => polygon(block(b.at, b.w, b.h, b.angle))).join('');
  const shadow = blocks.map((b) => polygon(block([b.at[0] + 1.6, b.at[1] + 2], b.w, b.h, b.angle))).join('');
  const lit = blocks.map((b) => {
    const side: Point = [b.at[0] + (Math.sin(b.angle) * b.h) / 4, b.at[1] - (Math.cos(b.angle) * b.h) / 4];
    return polygon(block(side, b.w, b.h / 2, b.angle));
  });
  return [
    { d: shadow, fill: p.shade, opacity: 0.45 },
    { d: whole, fill: p.roof, stroke: p.shade, width: 0.6 },
    { d: lit.join(''), fill: p.roofLight },
  ];
}

const middle = (cell: AnyCell): Point => [cell.x * U, cell.y * U];

const village: Look = (cells, p, rand) =>
  cells.flatMap((cell) => {
    const [x, y] = middle(cell);
    const turn = rand() * 0.9 - 0.45;
    const ring = Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i / 14) * Math.PI * 2;
      const far = 34 + rand() * 9;
      return [x + Math.cos(angle) * far * 1.06, y + Math.sin(angle) * far];
    });
    const blocks: { at: Point; w: number; h: number; angle: number }[] = [];
    for (let tries = 0; tries < 160 && blocks.length < 26; tries++) {
      const [angle, far] = [rand() * Math.PI * 2, 6 + Math.sqrt(rand()) * 35];
      const at: Point = [x + Math.cos(angle) * far * 1.08, y + Math.sin(angle) * far];
      if (blocks.some((b) => Math.hypot(b.at[0] - at[0], b.at[1] - at[1]) < 11.5)) continue;
      const across = rand() < 0.4 ? Math.PI / 2 : 0;
      blocks.push({
        at,
        w: 8 + rand() * 4.5,
        h: 5.2 + rand() * 1.8,
        angle: turn + across + (rand() - 0.5) * 0.3,
      });
    }
    const gardens = Array.from({ length: 12 }, (): Point => {
      const angle = rand() * Math.PI * 2;
      return [x + Math.cos(angle) * (38 + rand() * 6), y + Math.sin(angle) * (36 + rand() * 6)];
    });
    return [
      { d: curve(ring, true), fill: p.ground, opacity: 0.9 },
      { d: gardens.map((at) => disc(at, 2.6)).join(''), fill: p.crown, stroke: p.crownDark, width: 0.5 },
      ...houses(blocks, p),
    ];
  });

const city: Look = (cells, p, rand) =>
  cells.flatMap((cell) => {
    const [x, y] = middle(cell);
    const turn = -0.2;
    const loop = inset(corners(cell), 4);
    const blocks = [];
    for (let row = -4; row <= 4; row++) {
      for (let column = -4; column <= 4; column++) {
        const w = 10 + rand() * 2.5;
        const h = 8 + rand() * 2;
        const [dx, dy] = [column * 14.4 + (row % 2) * 3, row * 12.6];
        const at: Point = [
          x + dx * Math.cos(turn) - dy * Math.sin(turn),
          y + dx * Math.sin(turn) + dy * Math.cos(turn),
        ];
        const far = Math.hypot(at[0] - x, at[1] - y);
        if (far < 47 - rand() * 5 && rand() > 0.06) blocks.push({ at, w, h, angle: turn });
      }
    }
    return [
      {
        d: curve(
          rounder(
            denser(loop, 26).map((point) => bend(point, 3, 0.3)),
            1,
          ),
          true,
        ),
        fill: p.ground,
      },
      ...houses(blocks, p),
    ];
  });

const water: Look = (cells, p, rand) =>
  outlines(cells).flatMap((loop) => {
    const waves = scatter(inset(loop, 14), 22, rand).map(
      ([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}q3 -3.4 6 0t6 0`,
    );
    return [
      { d: curve(organic(loop, 3, 4), true), fill: p.water, stroke: p.waterEdge, width: 2 },
      { d: waves.join(''), stroke: p.wave, width: 1.1 },
    ];
  });

const neutral: Look = (cells, p, rand) =>
  outlines(cells).flatMap((loop) => [
    { d: curve(organic(loop, 4, 3), true), fill: p.neutral, opacity: 0.85 },
    {
      d: scatter(inset(loop, 9), 12, rand)
        .map((at) => disc(at, 1))
        .join(''),
      fill: p.faint,
      opacity: 0.5,
    },
  ]);

/** Woods on a hill: the hill shows through between fewer trees. */
const woodedHill: Look = (cells, p, rand) => [...hill(cells, p, rand), ...forest(cells, p, rand).slice(1)];

/** Churned earth, a little different in every cell, with pebbles and here and there a crater. */
const mud: Look = (cells, p, rand) => {
  const loops = outlines(cells);
  const stones = scatterIn(loops, 6, 17, rand).map((at) => disc(at, 0.8 + rand() * 1.6));
  const puddles = scatterIn(loops, 14, 52, rand).map(([x, y]) => {
    const [rx, ry] = [7 + rand() * 8, 3 + rand() * 4];
    return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  });
  const craters = cells
    .filter(() => rand() < 0.16)
    .map((cell): Point => [cell.x * U + (rand() - 0.5) * 44, cell.y * U + (rand() - 0.5) * 44]);
  const ring = (r: number, dy = 0) =>
    craters.map(
      ([x, y]) => `M${x - r} ${y + dy}a${r} ${r * 0.68} 0 1 0 ${2 * r} 0a${r} ${r * 0.68} 0 1 0 ${-2 * r} 0Z`,
    );
  return [
    { d: loops.map(polygon).join(''), fill: p.mud },
    { d: puddles.join(''), fill: p.mudDark, opacity: 0.45 },
    { d: stones.join(''), fill: p.mudLight, opacity: 0.55 },
    { d: ring(14).join(''), fill: p.mudLight, opacity: 0.6 },
    { d: ring(11, 1).join(''), fill: p.mudDark },
  ];
};

/** Walkways of planks on two beams, cell by cell. */
const duckboard: Look = (cells, p, rand) => [
  ...mud(cells, p, rand),
  ...cells.flatMap((cell) => {
    const [x, y] = [cell.x * U, cell.y * U];
    const planks = [-36, -22, -8, 6, 20, 34].map((dy) => `M${x - 33} ${y + dy}h66v9h-66Z`).join('');
    return [
      { d: `M${x - 24} ${y - 40}v84M${x + 24} ${y - 40}v84`, stroke: p.boxEdge, width: 6, opacity: 0.45 },
      { d: planks, fill: p.plank, stroke: p.boxEdge, width: 1.2 },
    ];
  }),
];

const LOOKS: Record<string, Look> = {
  beach,
  bridge,
  city,
  cultivated,
  duckboard,
  forest,
  hill,
  marsh,
  mud,
  rolling,
  sea,
  swamp: marsh,
  town: city,
  village,
  water,
  'wooded-hill': woodedHill,
  woods: forest,
};
/** Low ground first, so that woods and houses lie over hills and water. */
const ORDER = [
  'cultivated',
  'rolling',
  'beach',
  'sea',
  'water',
  'marsh',
  'swamp',
  'hill',
  'wooded-hill',
  'woods',
  'forest',
  'village',
  'town',
  'city',
  'bridge',
];
const BARE = ['open', 'clear', 'plain', 'river', 'stream', 'ford', 'offmap'];

/** Everything below roads and rivers. */
export function ground(board: Board<string>, p: Palette): Paint[] {
  const land = board.cells.filter((cell) => cell.shape !== 'box');
  const paints = fields(land, p, random(`fields ${board.id}`));
  const kinds = [...new Set(land.map((cell) => cell.terrain))].filter((kind) => !BARE.includes(kind));
  kinds.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  for (const kind of kinds) {
    const look = LOOKS[kind] ?? neutral;
    for (const group of regions(land.filter((cell) => cell.terrain === kind))) {
      paints.push(...look(group, p, random(`${kind} ${group[0]!.id}`)));
    }
  }
  return paints;
}

/** Roads and rivers: lines through given points, drawn with an edge. */
export function lines(board: Board<string>, p: Palette): Paint[] {
  const land = board.cells.filter((cell) => cell.shape !== 'box');
  const of = (kind: string, beyondEdge: boolean) =>
    board.decor
      .filter((decor) => decor.kind === kind)
      .map(({ points }) =>
        (beyondEdge ? beyond(land, points) : points).map(([x, y]): Point => [x * U, y * U]),
      );
  return ways(of, p, winding);
}

/** A line that ends in a cell at the edge of the map runs on over the edge. */
function beyond(land: AnyCell[], points: Point[]): Point[] {
  const on = (end: Point, before: Point): Point[] => {
    const heading = Math.atan2(end[1] - before[1], end[0] - before[0]);
    for (const turn of [0, 0.5, -0.5, 1, -1]) {
      const at = (far: number): Point => [
        end[0] + Math.cos(heading + turn) * far,
        end[1] + Math.sin(heading + turn) * far,
      ];
      const off = (q: Point) => land.every((cell) => Math.hypot(cell.x - q[0], cell.y - q[1]) > 0.56);
      if (off(at(0.75))) return [at(0.9)];
    }
    return [];
  };
  if (points.length < 2 || land.length === 0) return points;
  return [...on(points[0]!, points[1]!), ...points, ...on(points.at(-1)!, points.at(-2)!)];
}

/** A line that keeps to its points but does not run like a ruler in between. */
function winding(points: Point[], by: number): string {
  const more = points.flatMap((point, i): Point[] => {
    const to = points[i + 1];
    if (!to) return [point];
    const third = (t: number): Point => [
      point[0] + (to[0] - point[0]) * t,
      point[1] + (to[1] - point[1]) * t,
    ];
    return [point, bend(third(0.33), by, 0.5), bend(third(0.67), by, 0.5)];
  });
  return curve(more);
}
