// Where things are on a board. Scenes measure in hex widths; drawings in hundredths of them.
import type { Board, Cell, Piece } from '../protocol';

/** Drawing units per hex width. */
export const U = 100;

export type Point = [number, number];
export type AnyCell = Cell<string>;

/** Corners of a cell in drawing units, clockwise. */
export function corners(cell: AnyCell): Point[] {
  const [x, y, w, h] = [cell.x * U, cell.y * U, (cell.w || 1) * U, (cell.h || 1) * U];
  switch (cell.shape) {
    case 'hex_pointy':
      return [
        [x, y - h / 2],
        [x + w / 2, y - h / 4],
        [x + w / 2, y + h / 4],
        [x, y + h / 2],
        [x - w / 2, y + h / 4],
        [x - w / 2, y - h / 4],
      ];
    case 'hex_flat':
      return [
        [x - w / 4, y - h / 2],
        [x + w / 4, y - h / 2],
        [x + w / 2, y],
        [x + w / 4, y + h / 2],
        [x - w / 4, y + h / 2],
        [x - w / 2, y],
      ];
    default:
      return [
        [x - w / 2, y - h / 2],
        [x + w / 2, y - h / 2],
        [x + w / 2, y + h / 2],
        [x - w / 2, y + h / 2],
      ];
  }
}

const r = (n: number) => Math.round(n * 10) / 10;
export const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;
export const line = (points: Point[]): string => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}`;

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
export function curve(points: Point[], closed = false): string {
  const n = points.length;
  if (n < 3) return line(points);
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let d = `M${r(at(0)[0])} ${r(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r(b[0] + (c[0] - a[0]) / 6)} ${r(b[1] + (c[1] - a[1]) / 6)} `;
    d += `${r(c[0] - (e[0] - b[0]) / 6)} ${r(c[1] - (e[1] - b[1]) / 6)} ${r(c[0])} ${r(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Outlines around cells that lie together: edges that only one of them has, joined to loops. */
export function outlines(cells: AnyCell[]): Point[][] {
  const name = ([x, y]: Point) => `${Math.round(x / 3)},${Math.round(y / 3)}`;
  const edges = new Map<string, { from: Point; to: Point }>();
  for (const cell of cells) {
    const points = corners(cell);
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length]!;
      const back = `${name(to)} ${name(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${name(from)} ${name(to)}`, { from, to });
    });
  }
  const starts = new Map<string, { from: Point; to: Point }[]>();
  for (const edge of edges.values()) {
    const list = starts.get(name(edge.from)) ?? [];
    list.push(edge);
    starts.set(name(edge.from), list);
  }
  const loops: Point[][] = [];
  for (const [start, list] of starts) {
    while (list.length > 0) {
      const loop: Point[] = [];
      let edge = list.pop();
      while (edge) {
        loop.push(edge.from);
        if (name(edge.to) === start) break;
        edge = starts.get(name(edge.to))?.pop();
      }
      if (loop.length > 2) loops.push(loop);
    }
  }
  return loops;
}

/** Cells of one kind that touch each other, in groups. */
export function regions(cells: AnyCell[]): AnyCell[][] {
  const rest = new Set(cells);
  const found: AnyCell[][] = [];
  for (const first of cells) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const cell of group) {
      for (const other of rest) {
        if (Math.hypot(cell.x - other.x, cell.y - other.y) < 1.2 * (cell.w || 1) && rest.delete(other)) group.push(other);
      }
    }
    found.push(group);
  }
  return found;
}

export type Direction = 'up' | 'down' | 'left' | 'right';
const VECTORS: Record<Direction, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The next cell in a direction. `anchor` is where a walk along one axis began, so that it runs straight. */
export function stepTo(cells: AnyCell[], from: AnyCell, direction: Direction, anchor: Point = [from.x, from.y]) {
  const [dx, dy] = VECTORS[direction];
  let best: AnyCell | undefined;
  let cost = Infinity;
  for (const cell of cells) {
    if (cell === from) continue;
    const [vx, vy] = [cell.x - from.x, cell.y - from.y];
    const ahead = vx * dx + vy * dy;
    const aside = Math.abs(vx * dy) + Math.abs(vy * dx);
    if (ahead < 0.2 || aside > ahead * 2.2) continue;
    const drift = dx === 0 ? Math.abs(cell.x - anchor[0]) : Math.abs(cell.y - anchor[1]);
    const here = ahead + aside * 1.2 + drift * 0.3;
    if (here < cost) [best, cost] = [cell, here];
  }
  return best;
}

/** Side of a counter in drawing units. */
export const COUNTER = 62;
const STACK_STEP = 9;

export type Place = { x: number; y: number; depth: number; height: number };

/** Where each piece is drawn: stacks lean to the upper right, boxes lay their pieces out in rows. */
export function places(cells: Map<string, AnyCell>, pieces: Piece<string>[]): Map<string, Place> {
  const stacks = new Map<string, Piece<string>[]>();
  for (const piece of pieces) {
    const stack = stacks.get(piece.cell);
    if (stack) stack.push(piece);
    else stacks.set(piece.cell, [piece]);
  }
  const found = new Map<string, Place>();
  for (const [id, stack] of stacks) {
    const cell = cells.get(id);
    if (!cell) continue;
    stack.forEach((piece, i) => {
      const [x, y] = cell.shape === 'box' ? inBox(cell, i, stack.length) : inStack(cell, i, stack.length);
      found.set(piece.id, { x, y, depth: i, height: stack.length });
    });
  }
  return found;
}

function inStack(cell: AnyCell, i: number, count: number): Point {
  const lean = (i - (count - 1) / 2) * STACK_STEP;
  return [cell.x * U + lean, cell.y * U - lean];
}

/** Height of a box's heading. */
export const HEADING = 20;

function inBox(cell: AnyCell, i: number, count: number): Point {
  const gap = 6;
  const [w, h] = [cell.w * U - 2 * gap, cell.h * U - HEADING - gap];
  const rows = Math.max(1, Math.floor((h + gap) / (COUNTER + gap)));
  const room = Math.max(1, Math.floor((w + gap) / (COUNTER + gap)));
  const columns = count <= room * rows ? Math.min(room, count) : Math.ceil(count / rows);
  const used = Math.ceil(count / columns);
  const [row, column] = [Math.floor(i / columns), i % columns];
  const across = columns < 2 ? 0 : Math.min(COUNTER + gap, (w - COUNTER) / (columns - 1));
  const down = used < 2 ? 0 : Math.min(COUNTER + gap, (h - COUNTER) / (used - 1));
  const inRow = Math.min(columns, count - row * columns);
  const x = cell.x * U + (column - (Math.min(columns, inRow) - 1) / 2) * across;
  const y = cell.y * U + (HEADING - gap) / 2 + (row - (used - 1) / 2) * down;
  return [x, y];
}

/** The rectangle around a board in drawing units. */
export const size = (board: Board<string>) => ({ width: board.width * U, height: board.height * U });
