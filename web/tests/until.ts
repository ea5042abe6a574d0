// Plays over the socket until there is a decision of a certain kind, whatever luck brings, and sits down before it.
import { by, expect, stateOf, type Page } from './play';

type Wanted = 'shot' | 'joined' | 'reaction' | 'question' | 'crew' | 'seldom' | 'refused' | 'rivals';
type Aim = { piece?: string; cell?: string };
export type Found = { table: string; token: string; state: number; order: string; picks: Aim[] };

/** A table with both sides on one screen, played from the page by its socket: what the functions given to `page.evaluate` use. */
export type Talk = {
  table: string;
  token: string;
  /** What the table said last. */
  state: any;
  map: any;
  ask: (request: object) => Promise<any>;
  /** Asks for something that changes the table, and waits until that is seen; whether it was done. */
  act: (request: object) => Promise<boolean>;
  /** Waits until somebody decides or the game is over. */
  decided: () => Promise<void>;
  close: () => void;
};
declare global {
  interface Window {
    talk: Talk;
  }
}

/** Opens such a table: `window.talk` is its line. */
export async function openTalk(page: Page, game: string, scenario: string) {
  await page.goto('/');
  await page.evaluate(
    async ([game, scenario]) => {
      const body = JSON.stringify({ game, ...(scenario ? { scenario } : {}) });
      const headers = { 'content-type': 'application/json' };
      const opened = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
      const path = `/api/tables/${opened.table}/socket`;
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}`);
      const waiting = new Map<number, (answer: any) => void>();
      let woken = () => {};
      /** What was asked last: said again if that was too fast for the server. */
      let sent = '';
      let number = 0;
      const news = () => new Promise<void>((resolve) => (woken = resolve));
      const ask = (request: object): Promise<any> =>
        new Promise((resolve) => {
          waiting.set(++number, resolve);
          socket.send((sent = JSON.stringify({ ...request, id: number })));
        });
      const talk: Talk = {
        table: opened.table,
        token: opened.host,
        state: undefined,
        map: undefined,
        ask,
        act: async (request) => {
          const { version, decides: side } = talk.state;
          const answer = await ask({ version, side, ...request });
          while (answer.type === 'done' && talk.state.version < answer.version) await news();
          return answer.type === 'done';
        },
        decided: async () => {
          while (talk.state.choices.length === 0 && !talk.state.over) await news();
        },
        close: () => socket.close(),
      };
      window.talk = talk;
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.map) talk.map = message.map;
        if (message.type === 'state') {
          talk.state = message;
          woken();
        } else if (message.problem?.code === 'too_many') setTimeout(() => socket.send(sent), 1000);
        else if (message.id) waiting.get(message.id)?.(message);
      };
      await new Promise((resolve) => (socket.onopen = resolve));
      const first = news();
      socket.send(JSON.stringify({ type: 'hello', version: 3, token: opened.host, lang: 'en' }));
      await first;
    },
    [game, scenario] as const,
  );
}

/**
 * Plays until what is looked for is offered: a shot at an enemy by somebody who lies alone, an attack others can join, a reaction with a
 * chance, a reaction that names what it is about, a crew that can go to its work together, a button behind "more" because nothing is
 * gained by it, an empty place that somebody who lies alone may not go to, an enemy that several who lie alone can shoot at.
 */
export async function playUntil(page: Page, game: string, scenario: string, wanted: Wanted): Promise<Found> {
  return severalGames(async () => {
    await openTalk(page, game, scenario);
    return playOn(page, wanted);
  });
}

/** Luck may end a game before there is what is looked for: then another one is played. */
export async function severalGames<T>(play: () => Promise<T>, games = 4): Promise<T> {
  for (let game = 1; ; game++) {
    try {
      return await play();
    } catch (error) {
      if (game === games) throw error;
    }
  }
}

/** Goes on at the table of `window.talk`. */
function playOn(page: Page, wanted: Wanted): Promise<Found> {
  return page.evaluate(async (wanted): Promise<Found> => {
    const { talk } = window;
    const good = async (order: string): Promise<boolean> => {
      const { odds } = await talk.ask({ type: 'odds', order });
      return (odds?.shares ?? []).some((one: any) => one.tone === 'good' && one.chance > 0);
    };
    for (let turn = 0; turn < 1500; turn++) {
      await talk.decided();
      const { state } = talk;
      if (state.over) break;
      const pieces: any[] = state.scene.pieces;
      const alone = (id: string) => {
        const at = pieces.find((one) => one.id === id)?.cell;
        return pieces.filter((one) => one.cell === at).length === 1;
      };
      const enemy = (id: string) => {
        const side = pieces.find((one) => one.id === id)?.side;
        return side !== '' && side !== state.decides;
      };
      const risky = state.choices.filter((choice: any) => choice.risky);
      const duel = ({ picks }: any) =>
        picks.length === 2 &&
        picks.every((pick: any) => pick.piece && alone(pick.piece)) &&
        !enemy(picks[0].piece) &&
        enemy(picks[1].piece);
      let found: any;
      if (wanted === 'shot' && !state.reaction) found = risky.find(duel);
      if (wanted === 'joined' || wanted === 'crew') {
        const begins = state.choices.filter((choice: any) =>
          wanted === 'joined' ? duel(choice) : choice.verb === 'assign',
        );
        for (const choice of begins.slice(0, 12)) {
          const who = [choice.picks[0].piece];
          const { course } = await talk.ask({ type: 'course', state: state.state, who, via: [] });
          const strike = course?.strikes.find((one: any) => one.open.join() === choice.order);
          if (strike?.joins.length > 0) found ??= choice;
        }
      }
      const shots = risky.filter(duel);
      if (wanted === 'rivals')
        found = shots.find(({ picks }: any) =>
          shots.some(
            (other: any) =>
              other.picks[0].piece !== picks[0].piece && other.picks[1].piece === picks[1].piece,
          ),
        );
      if (wanted === 'refused') {
        const begins = state.choices.find(
          ({ picks }: any) =>
            picks.length > 1 && picks[0].piece && alone(picks[0].piece) && !enemy(picks[0].piece),
        );
        const who = begins?.picks[0].piece;
        const named = new Set(state.choices.flatMap(({ picks }: any) => picks.map((pick: any) => pick.cell)));
        const taken = new Set(pieces.map((one) => one.cell));
        const { course } = who
          ? await talk.ask({ type: 'course', state: state.state, who: [who], via: [] })
          : { course: null };
        const reached = new Set((course?.spots ?? []).map((spot: any) => spot.cell));
        const free = talk.map.boards[0].cells.filter(
          (cell: any) =>
            cell.shape !== 'box' && !named.has(cell.id) && !taken.has(cell.id) && !reached.has(cell.id),
        );
        // With an air strike in hand every place may be named: then none is free, and the game goes on.
        for (const { id: cell } of who ? [...free.slice(0, 1), ...free.slice(-1)] : []) {
          const picks = [{ piece: who }, { cell }];
          const { reasons } = await talk.ask({ type: 'why_not', side: state.decides, picks });
          if (reasons?.some(({ rule }: any) => rule !== '')) found ??= { order: '', picks };
        }
      }
      if (wanted === 'seldom')
        found = state.choices.find((choice: any) => choice.seldom && choice.picks.length === 0);
      const answers = risky.filter((choice: any) => choice.order !== state.reaction?.decline);
      const asked = wanted === 'reaction' || (wanted === 'question' && state.scene.prompt.about.length > 0);
      if (asked && state.reaction)
        for (const answer of answers.slice(0, 3)) if (await good(answer.order)) found ??= answer;
      if (found) {
        talk.close();
        const { order, picks } = found;
        return { table: talk.table, token: talk.token, state: state.state, order, picks };
      }
      // As the computer advises, so that the sides meet; whatever comes first if it has no time.
      const advice = await talk.ask({ type: 'advice', side: state.decides });
      const order = advice.order ?? state.choices[turn % state.choices.length].order;
      await talk.act({ type: 'order', order });
    }
    throw new Error(`no ${wanted} in a whole game`);
  }, wanted);
}

export async function sitDown(page: Page, found: Pick<Found, 'table' | 'token' | 'state'>) {
  await page.goto(`/#/t/${found.table}/${found.token}`);
  await page.locator('svg.board').waitFor();
  const ready = by(page, 'curtain-ready');
  if ((await ready.count()) > 0) await ready.click();
  await expect.poll(() => stateOf(page)).toBe(found.state);
}
