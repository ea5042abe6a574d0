// The floor of boxes that belong to the board: quiet tints by generic id, always the same one for the same id.
import type { Palette } from './palette';

/** Hue in degrees and saturation in percent; lightness follows day and night. */
const FLOORS: Record<string, [number, number]> = {
  blue: [208, 42],
  green: [105, 30],
  yellow: [46, 62],
  red: [8, 48],
  hospital: [356, 34],
  wall: [215, 9],
  slope: [78, 24],
  upland: [92, 20],
  camp: [36, 38],
  depot: [28, 44],
  snow: [200, 24],
};

export function floor(terrain: string, p: Palette): string {
  if (terrain === 'offmap') return p.box;
  const known = FLOORS[terrain];
  if (!known) return p.room;
  return `hsl(${known[0]} ${known[1]}% ${p.dim ? 21 : 86}%)`;
}
