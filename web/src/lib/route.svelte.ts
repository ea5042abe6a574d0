// Where we are. Everything is in the fragment of the address, so that no token ever reaches a server log.

export type Route =
  | { page: 'start' }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'table'; table: string; token: string; state?: number; analysis?: true };

const SAFE = /^[A-Za-z0-9_-]{1,200}$/;
/** Ends the address of a table whose analysis is to be read. */
const ANALYSIS = 'analysis';

export function read(hash: string): Route {
  const [, kind, table = '', token = '', state] = hash.replace(/^#/, '').split('/');
  if (!SAFE.test(table) || !SAFE.test(token)) return { page: 'start' };
  if (kind === 'p') return { page: 'puzzle', game: table, puzzle: token };
  if (kind !== 't') return { page: 'start' };
  if (state === ANALYSIS) return { page: 'table', table, token, analysis: true };
  const number = state !== undefined && /^\d{1,9}$/.test(state) ? Number(state) : undefined;
  return number === undefined
    ? { page: 'table', table, token }
    : { page: 'table', table, token, state: number };
}

export const tablePath = (table: string, token: string, state?: number) =>
  `#/t/${table}/${token}${state === undefined ? '' : `/${state}`}`;

export const analysisPath = (table: string, token: string) => `${tablePath(table, token)}/${ANALYSIS}`;

export const puzzlePath = (game: string, puzzle: string) => `#/p/${game}/${puzzle}`;

/** The full address of a fragment, for sharing. */
export const address = (path: string) => `${location.origin}${location.pathname}${path}`;

let route = $state<Route>(read(typeof location === 'undefined' ? '' : location.hash));

export const here = () => route;

export function go(path: string) {
  location.hash = path;
}

/** As [`go`], and who goes back does not come here again. */
export const goInstead = (path: string) => location.replace(path);

if (typeof window !== 'undefined') window.addEventListener('hashchange', () => (route = read(location.hash)));
