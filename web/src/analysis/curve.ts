// The curve of an analysis as numbers to draw: 1000 wide, 100 high, won at the top.
import type { Analysis } from '../protocol';

/** The outlook of a game won for certain. */
export const CERTAIN = 10_000;

const inside = (outlook: number) => Math.max(0, Math.min(CERTAIN, outlook));

export const x = (step: number, last: number): number => (step / Math.max(1, last)) * 1000;
export const y = (outlook: number): number => 100 - inside(outlook) / (CERTAIN / 100);

/** The line through all outlooks. */
export function line(curve: number[]): string {
  return curve
    .map(
      (outlook, step) =>
        `${step ? 'L' : 'M'}${x(step, curve.length - 1).toFixed(1)} ${y(outlook).toFixed(1)}`,
    )
    .join('');
}

/** The same, closed towards the middle: what lies above it is good for the first side. */
export const area = (curve: number[]): string => `${line(curve)}L1000 50L0 50Z`;

/** The step at this share of the width. */
export const stepAt = (share: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round(share * last)));

/** Points as hundredths of a game. */
export const hundredths = (points: number): number => Math.round(points / (CERTAIN / 100));

/** What it is worth to a side, told for the first. */
export const forSide = (analysis: Analysis, side: string, points: number): number =>
  side === analysis.side ? points : -points;

/** The round a step is in. */
export const roundOf = (analysis: Analysis, step: number): string =>
  analysis.rounds.findLast(([from]) => from <= step)?.[1] ?? '';
