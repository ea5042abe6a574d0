// Stacks: the top counter whole, below it the edges of the others, all of it inside the cell.
import type { Cell } from '../protocol';

/** Edges shown below the top counter, at most. */
export const EDGES = 3;
/** How far one edge stands out from the next, for stacks of one, two, three and more, in hundredths of a cell. */
const OFFSETS = [0, 4.5, 4, 3.2];
/** Rounded and cut corners let a counter come a little nearer to the edge; its shadow needs room. */
const MARGIN = 0.5;

/** Half the side of the largest square around the middle of a cell, in drawing units. */
export function roomIn({ shape, w, h }: Pick<Cell<string>, 'shape' | 'w' | 'h'>): number {
  const [x, y] = [(w || 1) * 50, (h || 1) * 50];
  if (shape === 'hex_flat') return x / (1 + x / (2 * y));
  if (shape === 'hex_pointy') return Math.min(x, (2 * x) / (1 + (2 * x) / y));
  return Math.min(x, y);
}

export type Layer = { dx: number; dy: number };

/** Where the counters of a stack lie, the top one first, and how large they are. `half` is half a counter's side. */
export function layers(cell: Cell<string>, count: number, half: number): { scale: number; at: Layer[] } {
  const edges = Math.min(EDGES, count - 1);
  const step = OFFSETS[edges]!;
  const lean = (step * edges) / 2;
  const scale = Math.min(1, (roomIn(cell) - MARGIN - lean) / half);
  const at = Array.from({ length: count }, (_, i) => {
    const by = Math.min(i, edges) * step - lean;
    return { dx: by, dy: -by };
  });
  return { scale, at };
}

/** The order of a stack from the top: what is chosen, then what may act or is meant, then as the game lists it, last on top. */
export function fromTop<P extends { id: string }>(stack: P[], rank: (piece: P) => number): P[] {
  return stack
    .map((piece, i) => ({ piece, i, rank: rank(piece) }))
    .sort((a, b) => b.rank - a.rank || b.i - a.i)
    .map(({ piece }) => piece);
}
