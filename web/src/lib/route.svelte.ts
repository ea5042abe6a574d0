// Where we are. Everything is in the fragment of the address, so that no token ever reaches a server log.

export type Route = { page: 'start' } | { page: 'table'; table: string; token: string; state?: number };

const SAFE = /^[A-Za-z0-9_-]{1,200}$/;

export function read(hash: string): Route {
  const [, kind, table = '', token = '', state] = hash.replace(/^#/, '').split('/');
  if (kind !== 't' || !SAFE.test(table) || !SAFE.test(token)) return { page: 'start' };
  const number = state !== undefined && /^\d{1,9}$/.test(state) ? Number(state) : undefined;
  return number === undefined
    ? { page: 'table', table, token }
    : { page: 'table', table, token, state: number };
}

export const tablePath = (table: string, token: string, state?: number) =>
  `#/t/${table}/${token}${state === undefined ? '' : `/${state}`}`;

/** The full address of a fragment, for sharing. */
export const address = (path: string) => `${location.origin}${location.pathname}${path}`;

let route = $state<Route>(read(typeof location === 'undefined' ? '' : location.hash));

export const here = () => route;

export function go(path: string) {
  location.hash = path;
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', () => (route = read(location.hash)));
