// The tables this browser holds keys to. Tokens are secrets: they stay here and in the fragment of the address,
// which browsers never send.
import { load, save } from './store';

export type Kept = {
  table: string;
  /** The key to sit down with. */
  token: string;
  /** The key that may change who plays, if we opened the table. */
  host?: string;
  /** Keys of the sides, to be sent to friends: side id and token. */
  seats?: [string, string][];
  /** Seconds since 1970. */
  opened: number;
};

export const kept = (): Kept[] => load<Kept[]>('tables', []);
export const find = (table: string): Kept | undefined => kept().find((one) => one.table === table);

/** Remembers a table; what is known of it already stays unless it is told anew. */
export function keep(table: Omit<Kept, 'opened'>) {
  const others = kept().filter((one) => one.table !== table.table);
  const before = find(table.table);
  save('tables', [{ opened: Math.floor(Date.now() / 1000), ...before, ...table }, ...others].slice(0, 200));
}

export function forget(table: string) {
  save(
    'tables',
    kept().filter((one) => one.table !== table),
  );
}

/**
 * The token we have drawn for a seat we come to by invitation: always the same one, and kept before it is sent, so that a line
 * that breaks at the first visit costs nobody the seat.
 */
export function ownFor(invitation: string): string {
  const drawn = load<Record<string, string>>('own', {});
  const known = drawn[invitation];
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const own = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const newest = Object.entries({ ...drawn, [invitation]: own }).slice(-200);
  save('own', Object.fromEntries(newest));
  return own;
}
