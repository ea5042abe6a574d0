// A question in two lines: what is asked first, how it is answered below it. Who is asked stands beside it already.
import type { Prompt } from '../protocol';
import { withoutName } from './log';

/** Shorter than this is no sentence that could stand alone, and a question that is no longer than this is one line. */
const SHORT = 16;
const ONE_LINE = 64;
/** The end of a sentence: a word of some length before it, so that neither a number nor an abbreviation ends one. */
const END = /[\p{L}”“)"]{3}[.?!]”?\s+(?=[\p{Lu}\d„“"])/gu;

export function inTwo(
  prompt: Pick<Prompt<string>, 'text' | 'headline'>,
  side: string,
): { head: string; rest: string } {
  if (prompt.headline) return { head: prompt.headline, rest: prompt.text };
  const text = withoutName(prompt.text, side);
  if (text.length <= ONE_LINE) return { head: text, rest: '' };
  for (const end of text.matchAll(END)) {
    const at = end.index + end[0].length;
    if (at >= SHORT) return { head: text.slice(0, at).trim(), rest: text.slice(at) };
  }
  return { head: text, rest: '' };
}
