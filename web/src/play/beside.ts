// Where a card goes that belongs to something on the map: beside it, never over it.

export type Box = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

/** Pixels between the card and what it is about, and to the edge. */
const GAP = 14;
const EDGE = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const hold = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(room - size - EDGE, at));

/**
 * Tries right, left, above, below, then the corners: the first place that covers nothing, else the one that covers least.
 * `free` are things that must stay in sight; the first of them is what the card is about.
 */
export function beside(card: Size, room: Size, free: Box[]): { x: number; y: number } {
  const about = free[0];
  const corners = [
    { x: room.width, y: 0 },
    { x: 0, y: 0 },
    { x: room.width, y: room.height },
    { x: 0, y: room.height },
  ];
  const tried = about
    ? [
        { x: about.x + about.width + GAP, y: about.y + about.height / 2 - card.height / 2 },
        { x: about.x - card.width - GAP, y: about.y + about.height / 2 - card.height / 2 },
        { x: about.x + about.width / 2 - card.width / 2, y: about.y - card.height - GAP },
        { x: about.x + about.width / 2 - card.width / 2, y: about.y + about.height + GAP },
        ...corners,
      ]
    : corners;
  let best = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const wish of tried) {
    const at = { x: hold(wish.x, card.width, room.width), y: hold(wish.y, card.height, room.height) };
    const covered = free.reduce(
      (sum, box, i) => sum + overlap({ ...at, ...card }, box) * (i === 0 ? 4 : 1),
      0,
    );
    if (covered < least) [best, least] = [at, covered];
    if (covered === 0) break;
  }
  return best;
}
