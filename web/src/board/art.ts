// Small tools for drawing by rule: repeatable randomness, wobbling lines, points in shapes.
import type { Point } from './geometry';

export type Random = () => number;

/** The same numbers for the same name, always (mulberry32 on a string hash). */
export function random(name: string): Random {
  let h = 1779033703;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 3432918353);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth waves over the plane, about -1 to 1: bends straight lines a little. */
export function wobble([x, y]: Point, scale = 1): Point {
  const [a, b] = [x / (90 * scale), y / (90 * scale)];
  return [
    Math.sin(a * 1.7 + b * 2.3) * 0.6 + Math.sin(b * 4.1 - a * 1.3 + 2) * 0.4,
    Math.sin(b * 1.9 - a * 2.1 + 1) * 0.6 + Math.sin(a * 3.7 + b * 1.1 + 4) * 0.4,
  ];
}

export function bend(point: Point, by: number, scale = 1): Point {
  const [dx, dy] = wobble(point, scale);
  return [point[0] + dx * by, point[1] + dy * by];
}

/** A loop drawn inwards by `by` (loops run clockwise on the screen). */
export function inset(loop: Point[], by: number): Point[] {
  const n = loop.length;
  return loop.map((point, i) => {
    const [a, b] = [loop[(i + n - 1) % n]!, loop[(i + 1) % n]!];
    const [n1, n2] = [normal(a, point), normal(point, b)];
    const [x, y] = [n1[0] + n2[0], n1[1] + n2[1]];
    const length = Math.hypot(x, y) || 1;
    const stretch = by / Math.max(0.5, length / 2);
    return [point[0] + (x / length) * stretch, point[1] + (y / length) * stretch];
  });
}

function normal(a: Point, b: Point): Point {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}

/** More points on a loop, about `step` apart. */
export function denser(loop: Point[], step: number): Point[] {
  return loop.flatMap((from, i) => {
    const to = loop[(i + 1) % loop.length]!;
    const parts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: parts }, (_, k): Point => {
      const t = k / parts;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

/** Rounds the corners of a loop (Chaikin). */
export function rounder(loop: Point[], times = 2): Point[] {
  let points = loop;
  for (let k = 0; k < times; k++) {
    points = points.flatMap((a, i): Point[] => {
      const b = points[(i + 1) % points.length]!;
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ];
    });
  }
  return points;
}

export function inside(loop: Point[], [x, y]: Point): boolean {
  let is = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const [a, b] = [loop[i]!, loop[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) is = !is;
  }
  return is;
}

/** Points spread evenly but not regularly over a shape. */
export function scatter(loop: Point[], apart: number, rand: Random): Point[] {
  const xs = loop.map((p) => p[0]);
  const ys = loop.map((p) => p[1]);
  const found: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += apart * 0.86, row++) {
    for (let x = Math.min(...xs) + (row % 2) * apart * 0.5; x <= Math.max(...xs); x += apart) {
      const point: Point = [x + (rand() - 0.5) * apart * 0.55, y + (rand() - 0.5) * apart * 0.55];
      if (inside(loop, point)) found.push(point);
    }
  }
  return found;
}

/** The same for a region with holes: what lies in an odd number of its loops, `by` away from them. */
export function scatterIn(loops: Point[][], by: number, apart: number, rand: Random): Point[] {
  const edges = loops.map((loop) => inset(loop, by));
  const widest = edges.reduce<Point[]>((a, b) => (reach(b) > reach(a) ? b : a), []);
  return scatter(widest, apart, rand).filter(
    (point) => edges.filter((loop) => inside(loop, point)).length % 2 === 1,
  );
}

const reach = (loop: Point[]) =>
  loop.length === 0 ? 0 : Math.max(...loop.map((q) => q[0])) - Math.min(...loop.map((q) => q[0]));

const r = (n: number) => Math.round(n * 10) / 10;

export const disc = ([x, y]: Point, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(radius * 2)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-radius * 2)} 0`;

/** A rectangle turned by an angle. */
export function block([x, y]: Point, w: number, h: number, angle: number): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (dx: number, dy: number): Point => [x + dx * c - dy * s, y + dx * s + dy * c];
  return [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)];
}
