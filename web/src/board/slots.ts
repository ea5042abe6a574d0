// Free places beside the counter of a cell: for markers on the ground, the sign of an objective, the count of a stack.
import type { AnyCell } from './geometry';

export type Slot = { x: number; y: number; r: number };

/** In drawing units from the middle of the cell, in the order they are used; the lower left is kept for the count of a stack. */
const FLAT: Slot[] = [
  { x: 38, y: -9.5, r: 6.6 },
  { x: 38, y: 9.5, r: 6.6 },
  { x: -38, y: -9.5, r: 6.6 },
];
const WIDE: Slot[] = [
  { x: 40.5, y: -14, r: 8.2 },
  { x: 40.5, y: 8, r: 8.2 },
  { x: -40.5, y: -14, r: 8.2 },
];
/** Nobody stands there: markers have the middle of the cell. */
const FREE: Slot[][] = [
  [{ x: 0, y: 2, r: 15 }],
  [
    { x: -17, y: 2, r: 14 },
    { x: 17, y: 2, r: 14 },
  ],
  [
    { x: -26, y: 2, r: 12 },
    { x: 0, y: 2, r: 12 },
    { x: 26, y: 2, r: 12 },
  ],
];

/** Places for so many signs in a cell, at most three. */
export function slots(cell: AnyCell, many: number, occupied: boolean): Slot[] {
  const wanted = Math.min(3, many);
  if (wanted === 0) return [];
  if (cell.shape === 'box') {
    const [right, top] = [(cell.w * 100) / 2 - 16, -(cell.h * 100) / 2 + 16];
    return Array.from({ length: wanted }, (_, i) => ({ x: right - i * 26, y: top, r: 12 }));
  }
  if (!occupied) return FREE[wanted - 1]!;
  return (cell.shape === 'hex_flat' ? FLAT : WIDE).slice(0, wanted);
}

/** Where the count of a stack stands: left of its counters, low. */
export const countSlot = (cell: AnyCell): { x: number; y: number } =>
  cell.shape === 'hex_flat' ? { x: -34, y: 11 } : { x: -36, y: 14 };
