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

/** What covering things costs against each other and against being far away, in pixels of the card's area. */
const HARD = 10;
const FAR = 100;

/**
 * Tries right, left, above, below, then the corners: the first of those that cover least and are near.
 * `free` are things that must stay in sight, the first of them is what the card is about; `soft` should stay in sight.
 */
export function beside(card: Size, room: Size, free: Box[], soft: Box[] = []): { x: number; y: number } {
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
    const place = { ...at, ...card };
    const hard = free.reduce((sum, box, i) => sum + overlap(place, box) * (i === 0 ? 4 : 1), 0);
    const also = soft.reduce((sum, box) => sum + overlap(place, box), 0);
    const cost = hard * HARD + also + (about ? apart(place, about) * FAR : 0);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** Pixels between two boxes, beyond those that there should be. */
function apart(a: Box, b: Box): number {
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const y = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.max(0, Math.hypot(x, y) - GAP);
}
