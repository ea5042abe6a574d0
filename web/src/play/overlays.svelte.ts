// The overlay that is on, and the cells it colours for what is looked at.
import { askFor, type Conversation } from '../host/host';
import type { Overlay, Pick, Tint, Welcome } from '../protocol';
import { key } from './select';

/** A hand that moves over the map asks less often than it moves. */
const REST = 60;

export class Overlays {
  private id = $state<string>();
  shown = $derived.by((): Overlay<string> | undefined =>
    this.welcome()?.overlays.find((overlay) => overlay.id === this.id),
  );
  tints = $state.raw<Map<string, Tint<string>>>(new Map());
  /** Something must be pointed at first. */
  waits = $state(false);
  private asked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly talk: () => Conversation,
    private readonly welcome: () => Welcome | undefined,
  ) {}

  choose(id: string | undefined) {
    this.id = id;
    this.asked = '';
    this.tints = new Map();
    this.waits = this.shown !== undefined && this.shown.needs !== 'nothing';
  }

  /** The next one, and after the last none. */
  next() {
    const all = this.welcome()?.overlays ?? [];
    const at = all.findIndex((overlay) => overlay.id === this.id);
    this.choose(all[at + 1]?.id);
  }

  /** What is looked at has changed, or the table has. */
  look(state: number, cell: string | undefined, piece: string | undefined) {
    const overlay = this.shown;
    if (!overlay) return;
    const target: Pick | null =
      overlay.needs === 'cell' && cell !== undefined
        ? { cell }
        : overlay.needs === 'piece' && piece !== undefined
          ? { piece }
          : null;
    // The last answer stays while the hand passes over nothing.
    if (overlay.needs !== 'nothing' && target === null) return;
    const question = `${overlay.id} ${state} ${target ? key(target) : ''}`;
    if (question === this.asked) return;
    this.asked = question;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(overlay.id, state, target, question), REST);
  }

  private async ask(id: string, state: number, target: Pick | null, question: string) {
    try {
      const { tints } = await askFor(this.talk(), { type: 'overlay', state, overlay: id, target }, 'overlay');
      if (this.asked !== question) return;
      this.tints = new Map(tints.map((tint) => [tint.cell, tint]));
      this.waits = false;
    } catch {
      if (this.asked === question) this.asked = '';
    }
  }
}
