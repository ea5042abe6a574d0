// Opening tables: who sits where, and which key we sit down with.
import type { Host } from '../host/host';
import { keep } from '../lib/keys';
import { tablePath } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import type { NewTable, PlayerSpec, TableOpened } from '../protocol';

/** `me`, `friend`, or a computer's strength. */
export type Sitter = string;
export type Plan = Record<string, Sitter>;

export function spec(sitter: Sitter): PlayerSpec {
  if (sitter === 'me') return { human: settings.name };
  return sitter === 'friend' ? { human: '' } : { bot: sitter };
}

/**
 * The key we sit down with. With a friend at the table we take only our own seat's, so that we see no more than we
 * should; otherwise the host's, which plays all our sides.
 */
export function ownKey(opened: TableOpened, plan: Plan): string {
  const sitters = Object.entries(plan);
  const mine = sitters.filter(([, sitter]) => sitter === 'me').map(([side]) => side);
  if (mine.length === 0) return opened.watch;
  if (!sitters.some(([, sitter]) => sitter === 'friend')) return opened.host;
  return opened.seats.find(([side]) => side === mine[0])?.[1] ?? opened.host;
}

export const EMPTY: NewTable = {
  game: '',
  scenario: '',
  options: [],
  seats: [],
  record: null,
  step: null,
  branch: null,
  then: [],
  host: true,
};

/** Opens a table and answers with the address to go to. Without a plan all sides are ours. */
export async function openTable(host: Host, what: Partial<NewTable>, plan?: Plan): Promise<string> {
  const seats = Object.entries(plan ?? {}).map(([side, sitter]): [string, PlayerSpec] => [
    side,
    spec(sitter),
  ]);
  const opened = await host.open({ ...EMPTY, ...what, seats });
  const token = plan ? ownKey(opened, plan) : opened.host;
  keep({ table: opened.table, token, host: opened.host, seats: opened.seats });
  return tablePath(opened.table, token);
}
