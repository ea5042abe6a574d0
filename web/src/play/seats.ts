// Seats for people: those nobody has come to yet, and who sits where when a game is played once more.
import { find } from '../lib/keys';
import { STANDARD } from './levels';
import type { Table } from './table.svelte';

/** Sides for people that nobody has come to yet, with the key of their invitation: it is good for one guest. */
export function openSeats(table: Table): [side: string, token: string][] {
  const welcome = table.welcome;
  if (!welcome || table.state?.over) return [];
  const free = new Set(
    (table.state?.players ?? [])
      .filter((player) => 'human' in player.player && !player.claimed)
      .map((player) => player.side),
  );
  const known = new Map([...(find(welcome.table)?.seats ?? []), ...welcome.invites]);
  return [...known].filter(
    ([side]) => free.has(side) && (table.yours.length !== 1 || !table.yours.includes(side)),
  );
}

/** Seats that wait for a friend: not those that somebody plays on this screen. */
export const awaited = (table: Table) => openSeats(table).filter(([side]) => !table.yours.includes(side));

/** Who plays what in another table that begins like this one: the same people and computers, sides changed if there are two. */
export function sitters(table: Table, change: boolean): Record<string, string> {
  const players = table.state?.players ?? [];
  const kind = (side: string) => {
    if (table.yours.includes(side)) return 'me';
    const player = players.find((one) => one.side === side)?.player;
    return player && 'bot' in player ? player.bot : table.yours.length > 0 ? 'friend' : STANDARD;
  };
  const sides = players.map((player) => player.side);
  const from = change && sides.length === 2 ? sides.toReversed() : sides;
  return Object.fromEntries(sides.map((side, i) => [side, kind(from[i]!)]));
}
