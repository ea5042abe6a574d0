// What is written on the map, in letters that can be read at this zoom, so that no name runs into another, into a number or along a
// road. What finds no room is left out: the card of the place says it.
import type { Board } from '../protocol';
import { LEAST } from './faces';
import { U, type AnyCell } from './geometry';

export type Written = {
  text: string;
  x: number;
  y: number;
  size: number;
  kind: 'number' | 'place' | 'town' | 'field' | 'label';
};
type Box = { left: number; right: number; top: number; bottom: number };
type Segment = [number, number, number, number];

/** A name may be this many times larger than printed when the map is seen from afar. */
const LARGEST = 2.1;
/** Widths of letters of size 1, about: figures of numbers, of names, of capitals. */
const WIDE = { number: 0.56, place: 0.52, town: 0.74, field: 0.5, label: 0.5 };

const boxOf = ({ text, x, y, size, kind }: Written): Box => {
  const half = (text.length * WIDE[kind] * size) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.22 };
};
const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a line comes through a box. */
function crosses([x1, y1, x2, y2]: Segment, box: Box): boolean {
  const steps = Math.max(2, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 4));
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [x1 + ((x2 - x1) * i) / steps, y1 + ((y2 - y1) * i) / steps];
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) return true;
  }
  return false;
}

const isTown = (cell: AnyCell) => cell.terrain === 'city' || cell.terrain === 'town';

/** All names and numbers of the fields of a board. */
export function written(board: Board<string>, zoom: number): Written[] {
  const land = board.cells.filter((cell) => cell.shape !== 'box');
  const least = LEAST / zoom;
  const ways: Segment[] = board.decor
    .filter((one) => ['road', 'trail', 'rail', 'river', 'stream'].includes(one.kind))
    .flatMap((one) =>
      one.points.slice(1).map((to, i): Segment => {
        const from = one.points[i]!;
        return [from[0] * U, from[1] * U, to[0] * U, to[1] * U];
      }),
    );
  const found: Written[] = [];
  const taken: Box[] = [];
  const put = (one: Written) => {
    found.push(one);
    taken.push(boxOf(one));
  };

  for (const label of board.decor) {
    if (label.kind !== 'label' || !label.text) continue;
    const size = Math.max(13, least * 1.15);
    if (size > 13 * LARGEST) continue;
    const [x, y] = label.points[0]!;
    put({ text: label.text, x: x * U, y: y * U, size, kind: 'label' });
  }
  // Towns first: if there is not room for all, they have it.
  for (const cell of [...land].sort((a, b) => +isTown(b) - +isTown(a))) {
    if (!cell.name) continue;
    const kind = isTown(cell) ? 'town' : cell.terrain === 'village' ? 'place' : 'field';
    const printed = kind === 'town' ? 14 : cell.name.length > 14 ? 9.6 : 11.5;
    const size = Math.max(printed, least * (kind === 'town' ? 1.1 : 1));
    if (size > printed * LARGEST) continue;
    const text = kind === 'town' ? cell.name.toUpperCase() : cell.name;
    const [x, half] = [cell.x * U, ((cell.h || 1) * U) / 2];
    // Below the counter, on the lower edge, or on the upper one.
    const inside = half - (cell.shape === 'hex_pointy' ? 13 : 2.5);
    const choices = [inside, half + size * 0.4, -half + size * 0.95, -inside + size].map((dy): Written => ({
      text,
      x,
      y: cell.y * U + dy,
      size,
      kind,
    }));
    const cost = (one: Written, i: number) => {
      const box = boxOf(one);
      return i + 3 * ways.filter((way) => crosses(way, box)).length;
    };
    const free = choices
      .map((one, i) => ({ one, cost: cost(one, i) }))
      .filter(({ one }) => !taken.some((box) => meets(box, boxOf(one))))
      .sort((a, b) => a.cost - b.cost)[0];
    if (free) put(free.one);
  }
  for (const cell of land) {
    if (!cell.label) continue;
    const size = Math.max(9.4, least);
    const [half, wide] = [((cell.h || 1) * U) / 2, cell.label.length * WIDE.number * size];
    const pointy = cell.shape === 'hex_pointy';
    // A number is a help, not the map: seen from far away it goes.
    if (size > 20 || wide > (pointy ? 58 : 52) * (cell.w || 1)) continue;
    const one: Written = {
      text: cell.label,
      x: cell.x * U,
      y: cell.y * U - half + (pointy ? 13 + size * 0.35 : 2 + size * 0.82),
      size,
      kind: 'number',
    };
    const under = { ...one, y: cell.y * U + half - (pointy ? 13 : 2.5) };
    const free = [one, under].find((at) => !taken.some((box) => meets(box, boxOf(at))));
    if (free) put(free);
  }
  return found;
}
