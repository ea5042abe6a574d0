// Open country: a patchwork of fields between hedges, one for the whole map so that no hex repeats another.
import { bend, disc, type Random } from './art';
import { corners, line, polygon, type AnyCell, type Point } from './geometry';
import type { Palette } from './palette';
import type { Paint } from './ground';

type Field = { x: number; y: number; w: number; h: number };

/** How far the patchwork is turned against the map. */
const TURN = -0.3;
/** Fields are cut until they are about this big. */
const AREA = 1500;

function cut(field: Field, rand: Random, out: Field[]) {
  const big = field.w * field.h;
  if (big < AREA * (0.7 + rand() * 0.9)) {
    out.push(field);
    return;
  }
  const at = 0.36 + rand() * 0.28;
  if (field.w > field.h * (0.8 + rand() * 0.4)) {
    cut({ ...field, w: field.w * at }, rand, out);
    cut({ ...field, x: field.x + field.w * at, w: field.w * (1 - at) }, rand, out);
  } else {
    cut({ ...field, h: field.h * at }, rand, out);
    cut({ ...field, y: field.y + field.h * at, h: field.h * (1 - at) }, rand, out);
  }
}

export function fields(land: AnyCell[], p: Palette, rand: Random): Paint[] {
  if (land.length === 0) return [];
  const points = land.flatMap(corners);
  const xs = points.map((q) => q[0]);
  const ys = points.map((q) => q[1]);
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const reach = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy) + 20;
  const high = Math.abs(Math.sin(TURN)) * (Math.max(...xs) - cx) + (Math.max(...ys) - cy) + 20;
  const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
  const place = (x: number, y: number): Point => bend([cx + x * c - y * s, cy + x * s + y * c], 9);

  const cuts: Field[] = [];
  cut({ x: -reach, y: -high, w: reach * 2, h: high * 2 }, rand, cuts);
  const patches: string[][] = p.fields.map(() => []);
  const hedges: string[] = [];
  const bushes: string[] = [];
  const furrows: string[] = [];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  for (const f of cuts) {
    const loop: Point[] = [
      place(f.x, f.y),
      place(f.x + f.w / 2, f.y),
      place(f.x + f.w, f.y),
      place(f.x + f.w, f.y + f.h / 2),
      place(f.x + f.w, f.y + f.h),
      place(f.x + f.w / 2, f.y + f.h),
      place(f.x, f.y + f.h),
      place(f.x, f.y + f.h / 2),
    ];
    const colour = Math.floor(rand() * p.fields.length);
    const [hedgeTop, hedgeLeft, ploughed] = [rand() < 0.8, rand() < 0.75, rand() < 0.22];
    if (!loop.some(([x, y]) => x > left - 20 && x < right + 20 && y > top - 20 && y < bottom + 20)) continue;
    patches[colour]!.push(polygon(loop));
    if (hedgeTop) hedges.push(line(loop.slice(0, 3)));
    if (hedgeLeft) hedges.push(line([loop[6]!, loop[7]!, loop[0]!]));
    if (hedgeTop && rand() < 0.7) bushes.push(disc(place(f.x + f.w * rand(), f.y), 1.5 + rand() * 1.1));
    if (hedgeLeft && rand() < 0.5) bushes.push(disc(place(f.x, f.y + f.h * rand()), 1.5 + rand() * 1.1));
    if (ploughed) {
      for (let y = f.y + 4; y < f.y + f.h - 2; y += 4)
        furrows.push(line([place(f.x + 3, y), place(f.x + f.w - 3, y)]));
    }
  }
  return [
    ...patches.map((d, i) => ({ d: d.join(''), fill: p.fields[i]! })),
    { d: furrows.join(''), stroke: p.furrow, width: 0.7, opacity: 0.7 },
    { d: hedges.join(''), stroke: p.hedge, width: 1.5, opacity: 0.75 },
    { d: bushes.join(''), fill: p.hedge },
  ];
}
