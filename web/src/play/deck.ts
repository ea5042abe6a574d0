// A deck to look at: playing cards in rows by suit, anything else in one row.
import type { Deck, Suit } from '../protocol';

export type Slot = { id: string; rank: string; suit: Suit; gone: boolean };

const SUITS: [RegExp, Suit][] = [
  [/[♠]|s$|^S/, 'spades'],
  [/[♣]|c$|^C/, 'clubs'],
  [/[♥]|h$|^H/, 'hearts'],
  [/[♦]|d$|^D/, 'diamonds'],
];
export const SIGNS: Record<Suit, string> = {
  spades: '♠',
  clubs: '♣',
  hearts: '♥',
  diamonds: '♦',
  joker: '★',
  plain: '',
};
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const CARD = /^(?:(10|[2-9AJQKT])([♠♣♥♦shdcSHDC])|([♠♣♥♦SHDC])(10|[2-9AJQKT]))$/;

/** A card in notation (`7h`, `10♠`, `SK`); anything else is plain. */
export function readCard(id: string): { rank: string; suit: Suit } {
  if (/^joker$|^\*$|^JK$|^★$/i.test(id)) return { rank: '★', suit: 'joker' };
  const found = CARD.exec(id);
  if (!found) return { rank: id, suit: 'plain' };
  const sign = (found[2] ?? found[3])!.toLowerCase();
  const rank = (found[1] ?? found[4])!.replace('T', '10');
  const suit = SUITS.find(([pattern]) => pattern.test(sign))?.[1] ?? 'plain';
  return { rank, suit };
}

/** All cards of a deck, those that are gone marked, in rows. */
export function rows(deck: Pick<Deck<string>, 'left' | 'gone'>): { suit: Suit; slots: Slot[] }[] {
  const slots = [
    ...deck.left.map((id) => ({ id, ...readCard(id), gone: false })),
    ...deck.gone.map((id) => ({ id, ...readCard(id), gone: true })),
  ];
  const order = (slot: Slot) => RANKS.indexOf(slot.rank);
  return (['spades', 'clubs', 'hearts', 'diamonds', 'joker', 'plain'] as const)
    .map((suit) => ({
      suit,
      slots: slots.filter((slot) => slot.suit === suit).sort((a, b) => order(a) - order(b)),
    }))
    .filter((row) => row.slots.length > 0);
}
