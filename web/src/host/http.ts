// The host that answers over HTTP and WebSocket: the server the page came from.
import { Sealer } from '../dice/sealer';
import { able } from '../dice/sums';
import { ownFor } from '../lib/keys';
import type { NewTable, Problem, TableKey } from '../protocol';
import { HostProblem, type Host, type Listener } from './host';
import { SocketConversation, type Wire } from './socket';

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  if (body !== undefined) init.headers = { 'content-type': 'application/json' };
  const response = await fetch(`/api/${path}`, {
    ...init,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new HostProblem(problem ?? { code: 'internal', text: `${response.status} ${response.statusText}` });
}

const caseAt = (game: string, id: string) =>
  `games/${encodeURIComponent(game)}/cases/${encodeURIComponent(id)}`;

export function httpHost(): Host {
  return {
    games: (lang) => call(`games?lang=${lang}`),
    picture: (game, scenario, lang) =>
      call(`games/${encodeURIComponent(game)}/map?lang=${lang}&scenario=${encodeURIComponent(scenario)}`),
    rules: (game, lang, section) =>
      call(
        `games/${encodeURIComponent(game)}/rules?lang=${lang}${section ? `&section=${encodeURIComponent(section)}` : ''}`,
      ),
    example: (game, id, lang) => call(`${caseAt(game, id)}?lang=${lang}`),
    exampleMap: (game, id, lang) => call(`${caseAt(game, id)}/map?lang=${lang}`),
    puzzles: (game, lang) => call(`games/${encodeURIComponent(game)}/puzzles?lang=${lang}`),
    puzzleAnswer: (game, id, lang) =>
      call(`games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}/answer?lang=${lang}`),
    open: (table: NewTable) => call('tables', table),
    list: (keys, lang) => call('tables/list', { lang, keys }),
    finished: (lang) => call(`finished?lang=${lang}`),
    publish: (table, wish, lang) => call(`tables/${encodeURIComponent(table)}/public?lang=${lang}`, wish),
    join(key: TableKey, lang: string, listener: Listener) {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(key.table)}/socket`;
      const dial = () => new WebSocket(url) as unknown as Wire;
      const sealer = able() ? new Sealer(key.table) : undefined;
      return new SocketConversation(dial, { ...key, own: ownFor(key.token) }, lang, listener, sealer);
    },
  };
}
