// How well somebody solves puzzles: a rating as in chess, kept in this browser alone. Puzzles are the opponents; the first answer counts.
import { load, save } from '../lib/store';

const KEY = 'puzzles';
/** Where a solver begins, and what puzzles of each level are rated. */
const START = 1200;
const RATED = [900, 1200, 1500];
/** How much a single answer can move the rating: much at first, less when it is known. */
const QUICK = 48;
const SLOW = 24;
const KNOWN = 20;

export type Score = { rating: number; answers: Record<string, boolean> };

const name = (game: string, puzzle: string) => `${game}/${puzzle}`;

export const score = () => load<Score>(KEY, { rating: START, answers: {} });

/** How many puzzles were answered. */
export const answered = (of: Score = score()) => Object.keys(of.answers).length;

/** Whether the first answer was right; nothing if there was none. */
export const answer = (game: string, puzzle: string): boolean | undefined =>
  score().answers[name(game, puzzle)];

/** The rating after an answer. */
export function rated(rating: number, level: number, right: boolean, before: number): number {
  const puzzle = RATED[level - 1] ?? START;
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return Math.round(rating + (before < KNOWN ? QUICK : SLOW) * (Number(right) - expected));
}

/** Notes the first answer to a puzzle and says how the rating has changed; later answers change nothing. */
export function note(game: string, puzzle: string, level: number, right: boolean): number | undefined {
  const known = score();
  const key = name(game, puzzle);
  if (key in known.answers) return undefined;
  const rating = rated(known.rating, level, right, answered(known));
  save(KEY, { rating, answers: { ...known.answers, [key]: right } });
  return rating - known.rating;
}

/** One of these puzzles that was not answered yet; if all were, any of them. The one that was asked last is not asked again at once. */
export function nextPuzzle<P extends { id: string }>(
  game: string,
  puzzles: P[],
  last = '',
  chance = Math.random(),
): P | undefined {
  const open = puzzles.filter((puzzle) => answer(game, puzzle.id) === undefined);
  const others = (open.length > 0 ? open : puzzles).filter((puzzle) => puzzle.id !== last);
  const from = others.length > 0 ? others : puzzles;
  return from[Math.floor(chance * from.length)];
}
