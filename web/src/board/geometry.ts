// Where things are on a board. Scenes measure in hex widths; drawings in hundredths of them.
import { extent } from './figures';
import { fromTop, layers } from './stacks';
import type { Board, Cell, Piece } from '../protocol';

/** Drawing units per hex width. */
export const U = 100;

export type Point = [number, number];
export type AnyCell = Cell<string>;

/** Whether a cell is part of a picture. */
const isPictured = (cell: AnyCell) => cell.outline.length > 2;

/** Corners of a cell in drawing units, clockwise. */
export function corners(cell: AnyCell): Point[] {
  if (isPictured(cell)) return cell.outline.map(([x, y]): Point => [x * U, y * U]);
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
export const polygon = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;
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
        if (Math.hypot(cell.x - other.x, cell.y - other.y) < 1.2 * (cell.w || 1) && rest.delete(other))
          group.push(other);
      }
    }
    found.push(group);
  }
  return found;
}

export type Direction = 'up' | 'down' | 'left' | 'right';
const VECTORS: Record<Direction, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The next cell in a direction. `anchor` is where a walk along one axis began, so that it runs straight. */
export function stepTo(
  cells: AnyCell[],
  from: AnyCell,
  direction: Direction,
  anchor: Point = [from.x, from.y],
) {
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

export type Place = {
  x: number;
  y: number;
  scale: number;
  /** It lies below others of its stack, so many: only its edge is seen. */
  below?: boolean;
  depth?: number;
  /** On the top of a stack: how many lie there. */
  count?: number;
};

/** Where each piece is drawn: stacks lean to the upper right, boxes lay their pieces out in rows. What ranks higher lies on top. */
export function places(
  cells: Map<string, AnyCell>,
  pieces: Piece<string>[],
  rank: (piece: Piece<string>) => number = () => 0,
): Map<string, Place> {
  const stacks = new Map<string, Piece<string>[]>();
  for (const piece of pieces) {
    const stack = stacks.get(piece.cell);
    if (stack) stack.push(piece);
    else stacks.set(piece.cell, [piece]);
  }
  const found = new Map<string, Place>();
  const roomy = isRoomy([...cells.values()]);
  for (const [id, stack] of stacks) {
    const cell = cells.get(id);
    if (!cell) continue;
    const small = stack.every((piece) => piece.form !== 'counter');
    const most = (small ? SMALL : 1) * (roomy ? ROOMY : 1);
    const fields = stack.some((piece) => piece.fields > 0);
    if (cell.shape !== 'box' && !fields) {
      inStack(cell, fromTop(stack, rank), found);
      continue;
    }
    const spots = isPictured(cell)
      ? onPicture(cell, stack, most)
      : cell.shape === 'box'
        ? inBox(cell, stack.length, most, roomy)
        : inFields(cell, stack);
    stack.forEach((piece, i) => found.set(piece.id, spots[i]!));
  }
  return found;
}

/** Counters of a stack, the top one first: the edges of the others look out behind it to the upper right. */
function inStack(cell: AnyCell, stack: Piece<string>[], found: Map<string, Place>) {
  const { scale, at } = layers(cell, stack.length, COUNTER / 2);
  stack.forEach((piece, i) => {
    const { dx, dy } = at[i]!;
    const place: Place = { x: cell.x * U + dx, y: cell.y * U + dy, scale };
    if (i > 0) [place.below, place.depth] = [true, i];
    else if (stack.length > 1) place.count = stack.length;
    found.set(piece.id, place);
  });
}

/** Half the width and height of a piece as it is drawn at scale 1. */
export const halfOf = (piece: Piece<string>): [number, number] =>
  piece.form === 'figure' ? extent(piece.fields) : [COUNTER / 2, COUNTER / 2];

/** Size of a counter that takes one field, two or all four of a cell. */
const FIELD_SCALE = [0, 0.66, 0.7, 0.7, 1.25];
/** A figure alone in its cell has more room. */
const ALONE = [1, 1.55, 1, 1, 1];
/** Side of a cell that pieces in fields may use; the edge stays free for the grid and its marks. */
const FIELDS_WIDE = 88;

/**
 * Side by side in the two by two fields of a cell, front row first: a piece of two fields takes a row, one of four the whole
 * cell. A single small piece stands in the middle.
 */
function inFields(cell: AnyCell, stack: Piece<string>[]): Place[] {
  const used = [false, false, false, false];
  const taken = stack.reduce((sum, piece) => sum + piece.fields, 0);
  const quarter = FIELDS_WIDE / 4;
  return stack.map((piece) => {
    const figure = piece.form === 'figure';
    const scale = figure ? 1 : FIELD_SCALE[Math.min(piece.fields, 4)]!;
    const [x, y] = [cell.x * U, cell.y * U];
    if (piece.fields >= 3 || stack.length === 1) {
      return { x, y, scale: figure ? ALONE[Math.min(piece.fields, 4)]! : Math.max(scale, 0.9) };
    }
    if (piece.fields === 2) {
      const row = !used[0] && !used[1] ? 0 : 1;
      used[2 * row] = used[2 * row + 1] = true;
      return { x, y: y + (row === 0 ? -quarter : quarter), scale };
    }
    const field = used.indexOf(false) === -1 ? 3 : used.indexOf(false);
    used[field] = true;
    const down =
      taken <= 2 && stack.every((other) => other.fields === 1) ? 0 : field < 2 ? -quarter : quarter;
    return { x: x + (field % 2 === 0 ? -quarter : quarter), y: y + down, scale };
  });
}

/** A board of boxes only has room for larger pieces and headings. */
export const isRoomy = (cells: AnyCell[]): boolean => cells.every((cell) => cell.shape === 'box');
const ROOMY = 1.75;
/** Height of a box's heading. */
export const heading = (roomy: boolean): number => (roomy ? 30 : 20);
/** Room between pieces in a box. */
const GAP = 5;
/** Workers and tokens are smaller than counters. */
const SMALL = 0.62;
/** Pieces in a box may get smaller, but not smaller than this; then they overlap. */
const SMALLEST = 0.72;

/** Size of the letters of a note, their usual width, and the distance of its lines. */
export const NOTE = 11.5;
const LETTER = 0.47 * NOTE;
export const NOTE_LINE = 1.2 * NOTE;
/** Free on both sides of a note. */
export const MARGIN = 9;
/** Less room than this beside a note is of no use to pieces. */
const LEAST_ASIDE = 36;

/** A text broken between words into lines of at most so many letters, if its words are short enough. */
export function broken(text: string, most: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (word.length > most) return undefined;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A box's note in lines, and the room it leaves on its right for pieces: as much as it can, up to two fifths of the box. */
export function noteIn(cell: AnyCell, roomy: boolean): { lines: string[]; aside: number } {
  if (!cell.note) return { lines: [], aside: 0 };
  const width = cell.w * U;
  const rows = Math.floor((cell.h * U - heading(roomy) - 6) / NOTE_LINE);
  const fold = (aside: number) => broken(cell.note!, Math.floor((width - 2 * MARGIN - aside) / LETTER));
  for (let aside = 0.4 * width; aside >= LEAST_ASIDE; aside -= 4) {
    const lines = fold(aside);
    if (lines && lines.length <= rows) return { lines, aside };
  }
  return { lines: (fold(0) ?? [cell.note]).slice(0, rows), aside: 0 };
}

/** The outline of a pawn, in hundredths of a counter. */
export const PAWN = 'M18 92Q16 58 38 48A22 22 0 1 1 62 48Q84 58 82 92Z';

/** A cell of a picture that is a room: its title stands above whoever is in it. Others have a plate below. */
export const isRoom = (cell: AnyCell): boolean => cell.h * U > 100;
/** A place in a wall, as high as a man. */
const isNiche = (cell: AnyCell): boolean => !isRoom(cell) && cell.h * U > 65;
/** Height of a room's title and of the floor that says what can be done there, and width of the plate at the left of a long cell. */
const TITLE = 26;
const FLOOR = 34;
const PLATE = 96;
/** A small place on a picture still lets somebody stand on it. */
const STANDING = 48;
/** Several there may stand beyond its edges. */
const SPREAD = 150;
/** What is no man is small in a wall: the picture shows a gun, its counter only says how it does. */
const IN_WALL = 0.58;

/** The part of a picture's cell in which pieces stand: middle, width, height. */
function standingRoom(cell: AnyCell): { x: number; y: number; w: number; h: number } {
  const [x, y, w, h] = [cell.x * U, cell.y * U, cell.w * U, cell.h * U];
  if (isRoom(cell)) {
    // Workers stand at the right, the sign of the room is at the left.
    const left = cell.sockets > 0 ? w * 0.3 : 0;
    const floor = cell.sockets > 0 ? FLOOR : 14;
    return { x: x + left / 2, y: y + (TITLE - floor) / 2, w: w - left - 10, h: h - TITLE - floor };
  }
  if (w > 3 * h) return { x: x + PLATE / 2, y, w: w - PLATE - 8, h: Math.max(h, STANDING) };
  const wide = isNiche(cell) ? w : Math.max(w, SPREAD);
  return { x, y: y - Math.max(0, STANDING - h) / 2, w: wide, h: Math.max(h, STANDING) };
}

/** In a row in this part of a picture, as large as there is room. */
function inRow(
  { x, y, w, h }: ReturnType<typeof standingRoom>,
  count: number,
  wide: number,
  most: number,
): Place[] {
  const scale = Math.min(most, h / COUNTER, Math.max(0.4, w / (wide * (COUNTER + 4))));
  const pitch = Math.min((COUNTER + 4) * scale, wide > 1 ? (w - COUNTER * scale) / (wide - 1) : w);
  const first = x - ((wide - 1) / 2) * pitch;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * pitch, y, scale }));
}

/** On a picture men stand in a row; in a wall everything else stands small at its left edge. */
function onPicture(cell: AnyCell, stack: Piece<string>[], most: number): Place[] {
  const room = standingRoom(cell);
  // With places for workers the row begins at its first place.
  if (!isNiche(cell)) return inRow(room, stack.length, Math.max(stack.length, cell.sockets), most);
  const men = stack.filter((piece) => piece.form === 'pawn');
  const aside = stack.length > men.length ? COUNTER * IN_WALL : 0;
  const standing = inRow({ ...room, x: room.x + aside / 2, w: room.w - aside }, men.length, men.length, most);
  let others = 0;
  return stack.map((piece) => {
    if (piece.form === 'pawn') return standing.shift()!;
    const x = room.x - room.w / 2 + aside / 2 + 2;
    return { x, y: room.y + room.h / 2 - aside / 2 - 3 - others++ * 12, scale: IN_WALL };
  });
}

/** The places for workers in a cell of a picture. */
export const sockets = (cell: AnyCell): Place[] =>
  isPictured(cell) && cell.sockets > 0
    ? inRow(standingRoom(cell), cell.sockets, cell.sockets, SMALL * ROOMY)
    : [];

/** Rows of pieces in a box, as large as they can be, and beside its note if it has one. */
function inBox(cell: AnyCell, count: number, most: number, roomy: boolean): Place[] {
  const gap = roomy ? 2 * GAP : GAP;
  const head = cell.name === null && cell.label === '' ? GAP : heading(roomy);
  const { aside } = noteIn(cell, roomy);
  const [w, h] = [(aside || cell.w * U) - 2 * GAP, cell.h * U - head - GAP];
  const middle = aside ? (cell.x + cell.w / 2) * U - aside / 2 : cell.x * U;
  let best = { columns: count, rows: 1, scale: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const fits = (room: number, n: number) => (room - (n - 1) * gap) / n / COUNTER;
    const tall = Math.min(most, fits(h, rows));
    const scale = Math.min(tall, fits(w, columns));
    if (scale > best.scale) best = { columns, rows, scale };
  }
  const { columns, rows } = best;
  const scale = Math.max(best.scale, Math.min(SMALLEST * most, h / rows / COUNTER));
  const side = COUNTER * scale;
  const pitch = (room: number, n: number) => (n < 2 ? 0 : Math.min(side + gap, (room - side) / (n - 1)));
  const [across, down] = [pitch(w, columns), pitch(h, rows)];
  return Array.from({ length: count }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const inRow = Math.min(columns, count - row * columns);
    const x = middle + (column - (inRow - 1) / 2) * across;
    const y = cell.y * U + (head - GAP) / 2 + (row - (rows - 1) / 2) * down;
    return { x, y, scale };
  });
}

/** The rectangle around a board in drawing units. */
export const size = (board: Board<string>) => ({ width: board.width * U, height: board.height * U });
