import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromTable, ToTable } from '../protocol';
import type { Link } from './host';
import { SocketConversation, type Wire } from './socket';

class TestWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: ToTable[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message as FromTable) });
  }
  opens() {
    this.onopen?.(undefined as never);
  }
  welcomes() {
    this.opens();
    this.says({ type: 'welcome' });
  }
  drops() {
    this.onclose?.({ code: 1006 });
  }
}

function pack(message: unknown): Promise<ArrayBuffer> {
  const text = new Blob([JSON.stringify(message)]).stream();
  return new Response(text.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
}

const order = { type: 'order', version: 3, side: 'red', order: 'pass' } as const;

describe('a conversation', () => {
  let wires: TestWire[];
  let links: Link[];
  let states: number[];
  let maps: unknown[];
  let talk: SocketConversation;
  const wire = () => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    links = [];
    states = [];
    maps = [];
    const dial = () => {
      wires.push(new TestWire());
      return wire();
    };
    const listener = {
      welcome: ({ map }: { map?: unknown }) => void maps.push(map),
      state: (state: { state: number }) => states.push(state.state),
      link: (link: Link) => links.push(link),
    };
    talk = new SocketConversation(dial, { table: 't', token: 'secret', own: 'drawn' }, 'de', listener);
  });
  afterEach(() => {
    talk.close();
    vi.useRealTimers();
  });

  test('says hello first and keeps requests back until it is welcome', () => {
    void talk.ask(order).catch(() => {});
    wire().opens();
    expect(wire().sent.map((m) => m.type)).toEqual(['hello']);
    wire().says({ type: 'welcome' });
    expect(wire().sent.map((m) => m.type)).toEqual(['hello', 'order']);
    expect(links).toEqual(['connecting', 'online']);
  });

  test('gives each request its own answer', async () => {
    wire().welcomes();
    const [one, two] = [talk.ask({ type: 'luck' }), talk.ask({ type: 'record' })];
    wire().says({ type: 'record', id: 2, text: 'b' });
    wire().says({ type: 'luck', id: 1, report: { sides: [], fights: [] } });
    expect(await two).toMatchObject({ text: 'b' });
    expect(await one).toMatchObject({ type: 'luck' });
  });

  test('unpacks what comes packed, and keeps the order', async () => {
    wire().welcomes();
    expect(wire().sent[0]).toMatchObject({ type: 'hello', packs: true });
    const one = talk.ask({ type: 'record' });
    wire().onmessage?.({ data: await pack({ type: 'state', state: 7 }) });
    // The answer comes after the state, though it needs no unpacking.
    wire().says({ type: 'record', id: 1, text: 'b' });
    expect(states).toEqual([]);
    expect(await one).toMatchObject({ text: 'b' });
    expect(states).toEqual([7]);
    wire().says({ type: 'state', state: 8 });
    await vi.waitFor(() => expect(states).toEqual([7, 8]));
  });

  test('a welcome gets the map that came packed ahead of it', async () => {
    wire().opens();
    const map = { boards: [{ id: 'a' }], terrain: [], liveries: [] };
    wire().onmessage?.({ data: await pack({ type: 'map', map }) });
    wire().says({ type: 'welcome', map: { boards: [], terrain: [], liveries: [] } });
    await vi.waitFor(() => expect(maps).toEqual([map]));
  });

  test('dials again if something cannot be unpacked', async () => {
    wire().welcomes();
    wire().onmessage?.({ data: new Uint8Array([255, 255, 255]).buffer });
    await vi.waitFor(() => expect(links.at(-1)).toBe('lost'));
  });

  test('rejects with the problem the table tells', async () => {
    wire().welcomes();
    const one = talk.ask(order);
    wire().says({ type: 'problem', id: 1, problem: { code: 'refused', text: 'no', rule: '5.1' } });
    await expect(one).rejects.toMatchObject({ problem: { rule: '5.1' } });
  });

  test('connects again after a loss and repeats what was not answered', async () => {
    wire().welcomes();
    const one = talk.ask(order);
    wire().drops();
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(wires).toHaveLength(2);
    wire().welcomes();
    expect(wire().sent.map((m) => m.type)).toEqual(['hello', 'order']);
    wire().says({ type: 'done', id: 1, version: 4, state: 4 });
    expect(await one).toMatchObject({ state: 4 });
    expect(links.at(-1)).toBe('online');
  });

  test('takes a repeated order that is stale for done: it had arrived', async () => {
    wire().welcomes();
    const one = talk.ask(order);
    wire().drops();
    await vi.advanceTimersByTimeAsync(1000);
    wire().welcomes();
    wire().says({ type: 'state', version: 9, state: 5 });
    wire().says({ type: 'problem', id: 1, problem: { code: 'stale', text: 'stale' } });
    expect(await one).toMatchObject({ type: 'done', version: 9, state: 5 });
  });

  test('waits longer after each failure', async () => {
    for (const most of [400, 900, 1900, 3700]) {
      const before = wires.length;
      wire().drops();
      await vi.advanceTimersByTimeAsync(most);
      expect(wires).toHaveLength(before + 1);
    }
    wire().drops();
    await vi.advanceTimersByTimeAsync(400);
    expect(wires).toHaveLength(5);
  });

  test('notices a line that has gone silent', async () => {
    wire().welcomes();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wire().sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(wires).toHaveLength(2);
  });

  test('gives up when the token opens nothing', async () => {
    wire().opens();
    wire().says({ type: 'problem', id: 0, problem: { code: 'forbidden', text: 'no' } });
    wire().drops();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(links.at(-1)).toBe('refused');
    expect(wires).toHaveLength(1);
  });

  test('comes back with the key of its own once the invitation is used up', async () => {
    wire().opens();
    expect(wire().sent[0]).toMatchObject({ type: 'hello', token: 'secret', own: 'drawn' });
    wire().says({ type: 'welcome', token: 'drawn' });
    wire().drops();
    await vi.advanceTimersByTimeAsync(1000);
    wire().opens();
    expect(wire().sent[0]).toMatchObject({ type: 'hello', token: 'drawn' });
  });

  test('gives up with the reason when the server speaks another version', async () => {
    wire().opens();
    wire().says({ type: 'problem', id: 0, problem: { code: 'bad_request', text: 'reload' } });
    wire().drops();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(links.at(-1)).toBe('refused');
    expect(wires).toHaveLength(1);
  });

  test('speaks another language without connecting again', () => {
    wire().welcomes();
    talk.speak('en');
    expect(wire().sent.at(-1)).toEqual({ type: 'lang', lang: 'en' });
  });
});
