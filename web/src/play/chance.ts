import type { OddsFace, ShareFace, Tone } from '../protocol';
import { t } from '../text';

/** A chance as one would say it. */
export function inWords(chance: number): string {
  if (chance <= 0) return t('chance.never');
  if (chance >= 1) return t('chance.sure');
  const n = nearest(chance);
  return t('chance.of', { n: n[0], of: n[1] });
}

/** The fraction with a small denominator that comes nearest. */
export function nearest(chance: number): [number, number] {
  const small = Math.min(chance, 1 - chance);
  if (small < 0.14) {
    const of = Math.round(1 / small);
    return [chance < 0.5 ? 1 : of - 1, of];
  }
  let best: [number, number] = [1, 2];
  let error = Infinity;
  for (let of = 2; of <= 10; of++) {
    const n = Math.max(1, Math.min(of - 1, Math.round(chance * of)));
    const off = Math.abs(n / of - chance) + of * 0.0006;
    if (off < error) [best, error] = [[n, of], off];
  }
  return best;
}

/** The chance in one figure: that of the results the game calls good, if it calls any so. */
export function headline(odds: OddsFace<string>): number | undefined {
  if (odds.shares.every((share) => toneOf(share) === 'plain')) return undefined;
  return odds.shares
    .filter((share) => toneOf(share) === 'good')
    .reduce((sum, share) => sum + share.chance, 0);
}

/** What a result is to whoever gives the order; hosts may not say. */
export const toneOf = (share: ShareFace<string> & { tone?: Tone }): Tone => share.tone ?? 'plain';
