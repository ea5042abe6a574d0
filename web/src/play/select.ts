// Choosing an order by pointing: every choice is a path of things to point at, one after the other.
// All of it is about paths and knows no game.
import type { Choice, Pick } from '../protocol';

export type Order = Choice<string>;
export type Path = Pick[];

export const key = (pick: Pick): string =>
  'cell' in pick ? `cell ${pick.cell}` : 'piece' in pick ? `piece ${pick.piece}` : `card ${pick.card}`;
export const same = (a: Pick, b: Pick): boolean => key(a) === key(b);
export const cell = (id: string): Pick => ({ cell: id });
export const piece = (id: string): Pick => ({ piece: id });
export const card = (id: string): Pick => ({ card: id });

/** Of choices that point at the same things those that agree best with the switches that are on. */
export function agreeing(choices: Order[], on: Set<string>): Order[] {
  if (choices.every((choice) => choice.parts.length === 0)) return choices;
  const path = (choice: Order) => choice.picks.map(key).join('\n');
  /** How many switches would have to be turned. */
  const off = (choice: Order) =>
    choice.parts.filter((part) => !on.has(part)).length +
    [...on].filter((part) => !choice.parts.includes(part)).length;
  const least = new Map<string, number>();
  for (const choice of choices) {
    least.set(path(choice), Math.min(off(choice), least.get(path(choice)) ?? Infinity));
  }
  // What is nothing to point at is told apart by its words, not by switches.
  return choices.filter((choice) => choice.picks.length === 0 || off(choice) === least.get(path(choice)));
}

/** Choices whose path begins like this. */
export function matching(choices: Order[], path: Path): Order[] {
  return choices.filter((c) => c.picks.length >= path.length && path.every((p, i) => same(p, c.picks[i]!)));
}

/** Choices complete with exactly this path. */
export function complete(choices: Order[], path: Path): Order[] {
  return matching(choices, path).filter((c) => c.picks.length === path.length);
}

/** Choices that are nothing to point at: buttons. */
export const plain = (choices: Order[]): Order[] => choices.filter((c) => c.picks.length === 0);

/** What can be pointed at next, as keys. */
export function next(choices: Order[], path: Path): Set<string> {
  const longer = matching(choices, path).filter((c) => c.picks.length > path.length);
  return new Set(longer.map((c) => key(c.picks[path.length]!)));
}

export type Pointed =
  /** One more step on the path; nothing is decided yet. */
  | { kind: 'path'; path: Path }
  /** Exactly one order is meant. */
  | { kind: 'choice'; path: Path; choice: Order }
  /** Several orders are meant: ask which. */
  | { kind: 'which'; path: Path; choices: Order[] }
  /** Nothing legal is meant. */
  | { kind: 'illegal'; picks: Path };

/** What it means to point at this after that path. Pointing at the last thing again takes it back. */
export function point(choices: Order[], path: Path, pick: Pick): Pointed {
  const last = path.at(-1);
  const longer = [...path, pick];
  if (matching(choices, longer).length > 0) return arrive(choices, longer);
  if (last && same(last, pick)) return { kind: 'path', path: path.slice(0, -1) };
  // Not a continuation, but a new beginning: another unit, say. A whole order is never meant by that.
  for (let keep = path.length - 1; keep >= 0; keep--) {
    const other = [...path.slice(0, keep), pick];
    if (begins(choices, other)) return { kind: 'path', path: other };
  }
  return { kind: 'illegal', picks: longer };
}

/** Whether choices go on from here. */
const begins = (choices: Order[], path: Path) =>
  matching(choices, path).some((c) => c.picks.length > path.length);

function arrive(choices: Order[], path: Path): Pointed {
  const here = complete(choices, path);
  const on = matching(choices, path).length > here.length;
  if (here.length === 1 && !on) return { kind: 'choice', path, choice: here[0]! };
  if (here.length > 0 && !on) return { kind: 'which', path, choices: here };
  return { kind: 'path', path };
}

/** Whether only this can act now, and must still be told where: then it need not be pointed at again. */
export function goesOn(choices: Order[], pick: Pick): boolean {
  const pointed = choices.filter((choice) => choice.picks.length > 0);
  return pointed.length > 0 && pointed.every((c) => c.picks.length > 1 && same(c.picks[0]!, pick));
}

/** What alone can act now, and must still be told where. */
export function alone(choices: Order[]): Pick | undefined {
  const first = choices.find((choice) => choice.picks.length > 0)?.picks[0];
  return first && goesOn(choices, first) ? first : undefined;
}

/** Something on the board that a click or Enter hits: a cell with what stands in it, top piece last. */
export type Spot = { cell: string; pieces: string[] };

export type Aim =
  /** This is meant. */
  | { pick: Pick }
  /** One of these is meant: show them side by side. */
  | { fan: Pick[] }
  /** Nothing legal is meant; ask "why not" about this. */
  | { illegal: Pick };

/** What a click on a spot means: the piece hit, the cell, or a piece in it. */
export function aim(choices: Order[], path: Path, spot: Spot, hit?: string): Aim {
  const legal = next(choices, path);
  const longer = choices.filter((choice) => choice.picks.length > 1);
  const first = path.length > 0 ? next(longer, []) : new Set<string>();
  const [here, there] = [hit === undefined ? undefined : piece(hit), cell(spot.cell)];
  if (here && legal.has(key(here))) return { pick: here };
  if (legal.has(key(there))) {
    // A unit that could act itself, in a hex the chosen one could enter: which of the two?
    return here && first.has(key(here)) ? { fan: [there, here] } : { pick: there };
  }
  for (const wanted of [legal, first]) {
    if (here && wanted.has(key(here))) return { pick: here };
    const inside = spot.pieces.map(piece).filter((pick) => wanted.has(key(pick)));
    if (inside.length === 1) return { pick: inside[0]! };
    if (inside.length > 1) return { fan: inside };
    if (wanted.has(key(there))) return { pick: there };
  }
  const last = path.at(-1);
  if (last && 'piece' in last && spot.pieces.includes(last.piece)) return { pick: last };
  const top = hit ?? spot.pieces.at(-1);
  return { illegal: top === undefined ? there : piece(top) };
}

/** Orders of somebody else that are aimed at this: asked the other way round, who could do something there. */
export function aimedAt(choices: Order[], target: Pick): Order[] {
  const aims = (choice: Order) =>
    (choice.verb === 'attack' || choice.verb === 'assign') &&
    choice.picks.length === 2 &&
    'piece' in choice.picks[0]! &&
    same(choice.picks[1]!, target);
  return choices.filter(aims);
}

/** Choices grouped by what is pointed at first, in the order given. */
export function groups(choices: Order[]): { pick: Pick; choices: Order[] }[] {
  const found = new Map<string, { pick: Pick; choices: Order[] }>();
  for (const choice of choices) {
    const pick = choice.picks[0];
    if (!pick) continue;
    const group = found.get(key(pick));
    if (group) group.choices.push(choice);
    else found.set(key(pick), { pick, choices: [choice] });
  }
  return [...found.values()];
}
