// How lucky a side was: counted in standard deviations, from the exact chance of every fight.
import type { LuckFight } from '../protocol';

/** Fewer throws than this tell nothing. */
const FEW = 8;
/** Standard deviations within which luck is ordinary, and beyond which it is unusual. */
const ORDINARY = 0.8;
const UNUSUAL = 1.6;

export type Verdict = {
  kind: 'few' | 'fair' | 'lucky' | 'very_lucky' | 'unlucky' | 'very_unlucky';
  /** Of a hundred games with the same decisions so many have more luck. */
  more: number;
};

export function verdict(fights: Pick<LuckFight, 'chance' | 'success'>[]): Verdict {
  const over = fights.reduce((sum, fight) => sum + Number(fight.success) - fight.chance, 0);
  const spread = Math.sqrt(fights.reduce((sum, fight) => sum + fight.chance * (1 - fight.chance), 0));
  if (fights.length < FEW || spread === 0) return { kind: 'few', more: 50 };
  const z = over / spread;
  const more = Math.max(1, Math.min(99, Math.round((1 - normal(z)) * 100)));
  if (Math.abs(z) <= ORDINARY) return { kind: 'fair', more };
  if (z > 0) return { kind: z > UNUSUAL ? 'very_lucky' : 'lucky', more };
  return { kind: z < -UNUSUAL ? 'very_unlucky' : 'unlucky', more };
}

/** The share of a normal distribution below `z`, to four digits (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const k = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - tail : tail;
}
