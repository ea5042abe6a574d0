// Where chosen pieces can go in one gesture: what a course says about a cell. Knows no game.
import type { Course, Danger, Spot, Strike } from '../protocol';

export type AnyCourse = Course<string>;

/** How a cell is reached: the spot of the cheapest way, and that of a safer one if there is one. */
export type Reached = { cheap: number; safe: number | undefined };

/** The spots on the way to one, the first being where the pieces stand. */
export function way(course: AnyCourse, spot: number): number[] {
  const found = [spot];
  const before = (at: number) => course.spots[at]?.back ?? at;
  for (let at = spot; before(at) < at;) {
    at = before(at);
    found.push(at);
  }
  return found.reverse();
}

/** The orders that lead to a spot. */
export const ordersTo = (course: AnyCourse, spot: number): string[] =>
  way(course, spot).flatMap((number) => course.spots[number]!.orders);

/** The orders of an attack or a work in which all join but those left out, by their number. */
export const ordersOf = (strike: Strike<string>, out: number[]): string[] => [
  ...strike.open,
  ...strike.joins.filter((_, i) => !out.includes(i)).map(({ id }) => id),
  ...strike.close,
];

/** Who does not join unless switched on. */
export const leftOut = (strike: Strike<string>): number[] =>
  strike.joins.flatMap(({ on }, i) => (on ? [] : [i]));

/** What may happen on the way to a spot. */
export const dangersTo = (course: AnyCourse, spot: number): Danger<string>[] =>
  way(course, spot).flatMap((number) => course.spots[number]!.dangers);

/** The chance that something happens on the way to a spot. */
export const risk = (course: AnyCourse, spot: number): number =>
  1 - dangersTo(course, spot).reduce((safe, danger) => safe * (1 - danger.chance), 1);

/** Cells that the pieces can go to, in the order of their cost. */
export function reach(course: AnyCourse): Map<string, Reached> {
  const found = new Map<string, Reached>();
  const numbered = course.spots.map((spot, number) => ({ spot, number }));
  const beyond = numbered.filter(({ number }) => number > course.from);
  for (const { spot, number } of beyond.sort((a, b) => a.spot.cost - b.spot.cost || a.number - b.number)) {
    if (!spot.rest || spot.cell === course.spots[course.from]?.cell) continue;
    const known = found.get(spot.cell);
    if (!known) found.set(spot.cell, { cheap: number, safe: undefined });
    else if (risk(course, number) < risk(course, known.safe ?? known.cheap) - 0.001) known.safe = number;
  }
  return found;
}

/** The spot meant by a cell. */
export function spotAt(cells: Map<string, Reached>, cell: string | undefined, safe: boolean) {
  const found = cell === undefined ? undefined : cells.get(cell);
  return found && (safe ? (found.safe ?? found.cheap) : found.cheap);
}

/** The next cell to look at after this one, by cost. */
export function nextCell(cells: Map<string, Reached>, after: string | undefined): string | undefined {
  const all = [...cells.keys()];
  return all[(all.indexOf(after ?? '') + 1) % all.length];
}

/** Whether somebody else or luck may have a say on the way: then it is asked about first. */
export const isRisky = (course: AnyCourse, spot: number): boolean => dangersTo(course, spot).length > 0;

/** Whether entering it can bring something. */
export const isDangerous = (spot: Spot<string>): boolean => spot.dangers.length > 0;
