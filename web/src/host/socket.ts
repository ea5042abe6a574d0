// A conversation with a table over a WebSocket that survives lost connections: it knocks again with growing
// pauses, says hello again, and repeats what was not answered. Repeating an order is safe because it names the
// version it was decided on: if it had arrived, the repetition is stale, and that means done.
import { VERSION, type FromTable, type Map as GameMap, type TableKey, type ToTable } from '../protocol';
import type { Sealer } from '../dice/sealer';
import { HostProblem, type Conversation, type Listener, type Request } from './host';

type Answered = Extract<FromTable, { id: number }>;

type Waiting = {
  message: ToTable & { id: number };
  repeated: boolean;
  resolve(answer: Answered): void;
  reject(problem: Error): void;
};

/** What a socket must offer; `WebSocket` does, and tests bring their own. */
export interface Wire {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null;
  binaryType?: string;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Dial = () => Wire;

/** Pauses before knocking again, in milliseconds; the last one repeats. */
export const PAUSES = [300, 700, 1500, 3000, 6000, 10000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** Whether this browser can unpack what the table has packed. */
const PACKS = typeof DecompressionStream !== 'undefined';
/** Problems that knocking again cannot mend. */
const FINAL = ['not_found', 'forbidden'];

export class SocketConversation implements Conversation {
  private wire: Wire | null = null;
  private open = false;
  private welcomed = false;
  private over = false;
  private failures = 0;
  private last = 0;
  private state = 0;
  private version = 0;
  private yours: string[] = [];
  private waiting = new Map<number, Waiting>();
  private map: GameMap<string> | undefined;
  /** Unpacking takes a moment; what comes after it waits its turn. */
  private unpacking: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly dial: Dial,
    /** With the token we have drawn in case this is an invitation. */
    private key: TableKey & { own?: string },
    private lang: string,
    private readonly listener: Listener,
    /** Adds our seeds to the dice; none if this browser cannot. */
    private readonly sealer?: Sealer,
  ) {
    this.connect();
    if (typeof window !== 'undefined') window.addEventListener('online', this.hurry);
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', this.hurry);
  }

  ask(request: Request): Promise<Answered> {
    if (this.over) return Promise.reject(new Error('the conversation is over'));
    const id = ++this.last;
    const message = { ...request, id } as ToTable & { id: number };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, repeated: false, resolve, reject });
      if (this.welcomed) this.send(message);
    });
  }

  speak(lang: string) {
    this.lang = lang;
    if (this.welcomed) this.send({ type: 'lang', lang });
  }

  close() {
    this.over = true;
    this.stop();
    clearTimeout(this.retry);
    if (typeof window !== 'undefined') window.removeEventListener('online', this.hurry);
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', this.hurry);
    for (const one of this.waiting.values()) one.reject(new Error('the conversation is over'));
    this.waiting.clear();
  }

  private connect() {
    this.listener.link(this.failures === 0 ? 'connecting' : 'lost');
    const wire = this.dial();
    this.wire = wire;
    wire.binaryType = 'arraybuffer';
    wire.onopen = () => {
      if (wire !== this.wire) return;
      this.open = true;
      const { token, own = null } = this.key;
      const seals = this.sealer !== undefined;
      this.send({ type: 'hello', version: VERSION, token, lang: this.lang, packs: PACKS, own, seals });
    };
    wire.onmessage = (event) => {
      if (wire === this.wire) this.receive(wire, event.data);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lose();
    };
  }

  private receive(wire: Wire, data: string | ArrayBuffer) {
    if (typeof data === 'string' && !this.unpacking) return this.hear(JSON.parse(data) as FromTable);
    const turn = (this.unpacking ?? Promise.resolve())
      .then(() => unpack(data))
      .then((text) => {
        if (wire === this.wire) this.hear(JSON.parse(text) as FromTable);
      })
      .catch(() => {
        if (wire === this.wire) this.lose();
      })
      .finally(() => {
        if (this.unpacking === turn) this.unpacking = null;
      });
    this.unpacking = turn;
  }

  private hear(message: FromTable) {
    switch (message.type) {
      case 'map':
        this.map = message.map;
        break;
      case 'welcome': {
        const again = !this.welcomed;
        // The map, which is long, has come ahead.
        if (this.map && message.map.boards.length === 0) message = { ...message, map: this.map };
        if (message.token) this.key = { ...this.key, token: message.token };
        this.yours = message.yours;
        this.listener.welcome(message);
        if (again) this.arrive();
        break;
      }
      case 'state':
        this.state = message.state;
        this.version = message.version;
        this.listener.state(message);
        void this.sealer?.hear(message.over ? null : message.dice, this.yours, (request) =>
          this.ask(request),
        );
        break;
      case 'arrows':
        this.listener.arrows?.(message.side, message.cells);
        break;
      case 'pong':
        clearTimeout(this.pong);
        this.pong = undefined;
        break;
      case 'problem':
        if (message.id === 0) this.complain(message.problem);
        else this.settle(message);
        break;
      default:
        this.settle(message);
    }
  }

  /** The table has let us in: repeat what was not answered. */
  private arrive() {
    this.welcomed = true;
    this.failures = 0;
    this.listener.link('online');
    for (const one of this.waiting.values()) this.send(one.message);
    clearInterval(this.ping);
    this.ping = setInterval(() => this.check(), PING_EVERY);
  }

  private complain(problem: { code: string; text: string }) {
    // Before the welcome also what it does not understand: the page is older or newer than the server.
    if (!FINAL.includes(problem.code) && (this.welcomed || problem.code !== 'bad_request')) return;
    this.listener.link('refused', problem);
    this.close();
  }

  private settle(answer: Answered) {
    const one = this.waiting.get(answer.id);
    if (!one) return;
    this.waiting.delete(answer.id);
    if (answer.type !== 'problem') one.resolve(answer);
    else if (one.repeated && answer.problem.code === 'stale' && one.message.type === 'order')
      one.resolve({ type: 'done', id: answer.id, version: this.version, state: this.state });
    else one.reject(new HostProblem(answer.problem));
  }

  private check() {
    if (this.pong) return;
    this.send({ type: 'ping' });
    this.pong = setTimeout(() => this.lose(), PONG_WITHIN);
  }

  private lose() {
    if (this.over) return;
    this.stop();
    for (const one of this.waiting.values()) one.repeated = true;
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)]!;
    this.failures += 1;
    const wait = pause * (0.8 + Math.random() * 0.4);
    this.listener.link('lost', undefined, wait);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** The network or the reader is back: do not wait for the pause to end. */
  private hurry = () => {
    const hidden = typeof document !== 'undefined' && document.visibilityState === 'hidden';
    if (this.over || hidden || this.wire) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private stop() {
    const wire = this.wire;
    this.wire = null;
    this.open = false;
    this.welcomed = false;
    this.unpacking = null;
    clearInterval(this.ping);
    clearTimeout(this.pong);
    this.pong = undefined;
    wire?.close();
  }

  private send(message: ToTable) {
    if (this.open) this.wire?.send(JSON.stringify(message));
  }
}

/** A packed message is a JSON text in raw deflate. */
async function unpack(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data;
  const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(plain).text();
}
