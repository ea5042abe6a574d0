// Looking at the past: pictures of earlier moments, asked for once.
import { askFor, type Conversation } from '../host/host';
import type { Scene } from '../protocol';

export type Moment = { at: number; scene: Scene<string> };

/** Pictures kept. */
const MOST = 400;

export class Moments {
  /** The moment looked at; none is now. */
  shown = $state.raw<Moment>();

  private known = new Map<number, Scene<string>>();
  private wished: number | undefined;
  private looking = false;

  constructor(private readonly talk: () => Conversation) {}

  /** Of many wishes at once only the last is fulfilled. */
  async look(at: number | undefined) {
    this.wished = at;
    if (this.looking) return;
    this.looking = true;
    try {
      while (this.wished !== this.shown?.at) {
        const wanted = this.wished;
        this.shown = wanted === undefined ? undefined : { at: wanted, scene: await this.scene(wanted) };
      }
    } finally {
      this.wished = this.shown?.at;
      this.looking = false;
    }
  }

  async scene(state: number): Promise<Scene<string>> {
    const known = this.known.get(state);
    if (known) return known;
    const { scene } = await askFor(this.talk(), { type: 'moment', state }, 'moment');
    if (this.known.size >= MOST) this.known.delete(this.known.keys().next().value!);
    this.known.set(state, scene);
    return scene;
  }

  /** The past has changed, or it speaks another language now. */
  async renew() {
    this.known.clear();
    const at = this.shown?.at;
    if (at === undefined) return;
    await this.look(undefined);
    await this.look(at);
  }
}
