// Plays over the socket until there is a decision of a certain kind, whatever luck brings, and sits down before it.
import { by, expect, stateOf, type Page } from './play';

type Pick = { piece?: string; cell?: string };
export type Found = { table: string; token: string; state: number; order: string; picks: Pick[] };

/**
 * Opens a table with both sides on one screen and plays it, over the socket, until what is looked for is offered: a shot at an enemy by
 * somebody who lies alone, or a reaction with a chance.
 */
export async function playUntil(
  page: Page,
  game: string,
  scenario: string,
  wanted: 'shot' | 'reaction' | 'question',
) {
  await page.goto('/');
  return page.evaluate(
    async ([game, scenario, wanted]): Promise<Found> => {
      const body = JSON.stringify({ game, ...(scenario ? { scenario } : {}) });
      const headers = { 'content-type': 'application/json' };
      const opened = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
      const socket = new WebSocket(
        `${location.origin.replace('http', 'ws')}/api/tables/${opened.table}/socket`,
      );
      /* eslint-disable @typescript-eslint/no-explicit-any */
      let state: any;
      const waiting = new Map<number, (answer: any) => void>();
      let woken = () => {};
      /** What was asked last: said again if that was too fast for the server. */
      let sent = '';
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'state') {
          state = message;
          woken();
        } else if (message.problem?.code === 'too_many') setTimeout(() => socket.send(sent), 1000);
        else if (message.id) waiting.get(message.id)?.(message);
      };
      await new Promise((resolve) => (socket.onopen = resolve));
      const first = new Promise<void>((resolve) => (woken = resolve));
      socket.send(JSON.stringify({ type: 'hello', version: 3, token: opened.host, lang: 'en' }));
      await first;
      let number = 0;
      const ask = (request: object): Promise<any> =>
        new Promise((resolve) => {
          waiting.set(++number, resolve);
          socket.send((sent = JSON.stringify({ ...request, id: number })));
        });
      const good = async (order: string): Promise<boolean> => {
        const { odds } = await ask({ type: 'odds', order });
        return (odds?.shares ?? []).some((one: any) => one.tone === 'good' && one.chance > 0);
      };
      for (let turn = 0; turn < 1500 && !state.over; turn++) {
        while (state.choices.length === 0 && !state.over)
          await new Promise<void>((resolve) => (woken = resolve));
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
        const shots = risky.filter(
          ({ picks }: any) =>
            picks.length === 2 &&
            picks.every((pick: any) => pick.piece && alone(pick.piece)) &&
            !enemy(picks[0].piece) &&
            enemy(picks[1].piece),
        );
        const answers = risky.filter((choice: any) => choice.order !== state.reaction?.decline);
        let found = wanted === 'shot' ? (state.reaction ? undefined : shots[0]) : undefined;
        // A question is a reaction that names what it is about.
        const asked = wanted === 'reaction' || state.scene.prompt.about.length > 0;
        if (wanted !== 'shot' && asked && state.reaction)
          for (const answer of answers.slice(0, 3)) if (await good(answer.order)) found ??= answer;
        if (found) {
          socket.close();
          const { order, picks } = found;
          return { table: opened.table, token: opened.host, state: state.state, order, picks };
        }
        // As the computer advises, so that the sides meet; whatever comes first if it has no time.
        const advice = await ask({ type: 'advice', side: state.decides });
        const order = advice.order ?? state.choices[turn % state.choices.length].order;
        const before = state.version;
        const answer = await ask({ type: 'order', version: before, side: state.decides, order });
        while (answer.type === 'done' && state.version < answer.version)
          await new Promise<void>((resolve) => (woken = resolve));
      }
      throw new Error(`no ${wanted} in a whole game`);
    },
    [game, scenario, wanted] as const,
  );
}

export async function sitDown(page: Page, found: Found) {
  await page.goto(`/#/t/${found.table}/${found.token}`);
  await page.locator('svg.board').waitFor();
  const ready = by(page, 'curtain-ready');
  if ((await ready.count()) > 0) await ready.click();
  await expect.poll(() => stateOf(page)).toBe(found.state);
}
