// How much of a counter is drawn: what can be read at its size on the screen, and nothing smaller than nine pixels.
import type { Piece } from '../protocol';
import { width } from '../lib/print';

export type Face = 'near' | 'middle' | 'far';

/** Pixels a counter must be wide to be drawn as printed, and to show values at all. */
export const NEAR = 56;
export const MIDDLE = 34;
/** Letters smaller than this are not drawn. */
export const LEAST = 9;

export const faceOf = (pixels: number): Face =>
  pixels >= NEAR ? 'near' : pixels >= MIDDLE ? 'middle' : 'far';

/** Size of letters that can be read, at least as large as wished; 0 if the text has no room then. */
export function legible(wished: number, text: string, room: number, least: number, bold = 1): number {
  const size = Math.max(wished, least);
  return size * width(text) * bold <= room ? size : 0;
}

type Value = Piece<string>['values'][number];

/** The two values a counter shows from the middle distance: those the game marks, else those in its lower corners. */
export function keyValues(values: Value[]): Value[] {
  const marked = values.filter((value) => value.key);
  const low = values.filter((value) => value.corner === 'lower_left' || value.corner === 'lower_right');
  return (marked.length > 0 ? marked : low.length > 0 ? low : values).slice(0, 2);
}

/** Letters of a label that fit into a chip 26 wide at this size. */
export const fitting = (label: string, size: number): string =>
  label.slice(0, Math.max(0, Math.floor(26 / (size * 0.62))));

/** How many a piece stands for: a pawn may be a whole crew, which its number tells. */
export function heads(piece: Piece<string>): number {
  const printed = piece.form === 'pawn' && piece.values.find((value) => value.corner === 'lower_right');
  return piece.count || (printed ? Number(printed.text) || 1 : 1);
}
