// The colours of pieces: given by the game for a side or one of its formations, else by seat.
import type { Map as GameMap } from '../protocol';
import type { Counter, Palette } from './palette';

/** Colours of a piece's side and style. */
export type Looks = (of: { side: string; style: string }) => Counter;

type Rgb = [number, number, number];

const read = (colour: string): Rgb | undefined => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return found ? [parseInt(found[1]!, 16), parseInt(found[2]!, 16), parseInt(found[3]!, 16)] : undefined;
};
const write = (rgb: Rgb) =>
  `#${rgb
    .map((n) =>
      Math.round(Math.max(0, Math.min(255, n)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** How light a colour looks, 0 to 1. */
export function lightness(rgb: Rgb): number {
  const [r, g, b] = rgb.map((n) => (n / 255) ** 2.2);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** Everything a counter of this colour needs: edges in light and shade, print that can be read on it. */
export function counterOf(colour: string): Counter | undefined {
  const face = read(colour);
  if (!face) return undefined;
  const pale = lightness(face) > 0.3;
  return {
    face: write(face),
    light: write(mix(face, WHITE, 0.32)),
    dark: write(mix(face, BLACK, pale ? 0.32 : 0.42)),
    frame: write(mix(face, WHITE, 0.84)),
    ink: write(mix(face, BLACK, 0.8)),
    text: pale ? write(mix(face, BLACK, 0.84)) : '#ffffff',
  };
}

export function looks(
  map: Pick<GameMap<string>, 'liveries'> | undefined,
  sides: string[],
  p: Palette,
): Looks {
  const known = new Map<string, Counter>();
  return ({ side, style }) => {
    const key = `${side} ${style}`;
    const found = known.get(key) ?? find(map, sides, p, side, style);
    known.set(key, found);
    return found;
  };
}

function find(
  map: Pick<GameMap<string>, 'liveries'> | undefined,
  sides: string[],
  p: Palette,
  side: string,
  style: string,
): Counter {
  const own = (map?.liveries ?? []).filter((livery) => livery.side === side);
  const livery = own.find((one) => one.style === style) ?? own.find((one) => one.style === '');
  const given = livery && counterOf(livery.colour);
  const seat = sides.indexOf(side);
  const angular = seat % 2 === 1;
  const corner = seat < 0 ? 'square' : seat % 2 === 0 ? 'round' : 'cut';
  if (given) return { ...given, angular, corner };
  const all = style === 'elite' ? p.elite : p.seats;
  return { ...all[seat < 0 ? all.length - 1 : seat % (all.length - 1)]!, angular, corner };
}
