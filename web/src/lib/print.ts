// How values are printed: in `4^5/8` a small 5 stands raised, in `2/1_` the 1 is underlined.

export type Run = { text: string; raised: boolean; lined: boolean };

export function runs(text: string): Run[] {
  return [...text.matchAll(/\^(\d+)|(\d+)_|\d+|[^\d^]+|\^/g)].map((found) => ({
    text: found[1] ?? found[2] ?? found[0],
    raised: found[1] !== undefined,
    lined: found[2] !== undefined,
  }));
}

/** The same to be spoken: small figures and lines are said, not spelled as signs. */
export const spoken = (text: string, raised: string, lined: string): string =>
  runs(text)
    .map((run) => (run.raised ? `${raised} ${run.text}` : run.lined ? `${run.text} ${lined}` : run.text))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Size of raised figures. */
export const SMALL = 0.76;
/** Widths of signs that are not as wide as a figure, for letters of size 1. */
const WIDTHS: Record<string, number> = { '/': 0.28, '*': 0.39, '.': 0.28, '-': 0.34, ' ': 0.28 };

/** About how wide this is in bold letters of size 1. */
export const width = (text: string): number =>
  runs(text).reduce(
    (sum, run) =>
      sum + [...run.text].reduce((w, sign) => w + (WIDTHS[sign] ?? 0.57), 0) * (run.raised ? SMALL : 1),
    0,
  );
