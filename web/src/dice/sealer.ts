// Adds this browser's seeds to the dice, without anybody having to do anything: it seals, tells its seeds once all have sealed,
// and remembers what it was shown, to compare it with the record when the game is over.
import type { Request } from '../host/host';
import { load, save } from '../lib/store';
import type { DiceState } from '../protocol';
import type { Shown } from './check';
import { bytes, hex, seal } from './sums';

/** What is kept of a table: what was shown, the seeds by their seals, how many draws there were when a round's seed was told, and
 *  whether another was asked for afterwards. */
type Kept = Shown & { seeds: Record<string, string>; told?: Record<string, number>; refused?: boolean };

const TABLES = 200;
/** A seed that nobody tells for this long is lost: on another device that is off, or forgotten. */
const LOST_AFTER = 15_000;

export const shown = (table: string): Kept | undefined => load<Record<string, Kept>>('dice', {})[table];

function keep(table: string, kept: Kept) {
  const { [table]: _, ...others } = load<Record<string, Kept>>('dice', {});
  save('dice', Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [table, kept]]));
}

export class Sealer {
  /** Seals that were sent, so that none is sent twice. */
  private sent = new Set<string>();
  private waiting = new Map<string, number>();
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The table has told how the dice stand: does what is to be done for our sides. */
  hear(dice: DiceState | null | undefined, yours: string[], ask: (request: Request) => Promise<unknown>) {
    if (dice) this.turn = this.turn.then(() => this.act(dice, yours, ask)).catch(() => {});
    return this.turn;
  }

  private async act(dice: DiceState, yours: string[], ask: (request: Request) => Promise<unknown>) {
    const before = shown(this.table);
    const kept: Kept = before ?? { commitment: dice.commitment, drawn: 0, rounds: {}, seeds: {} };
    // The first commitment counts: another one later is what the check is for.
    if (!before || kept.drawn < dice.drawn)
      keep(this.table, { ...kept, drawn: Math.max(kept.drawn, dice.drawn) });
    const mine = dice.waits.filter((side) => yours.includes(side));
    if (dice.phase === 'ready' || mine.length === 0) return this.waiting.clear();
    for (const side of mine) {
      if (dice.phase === 'seals') await this.seal(side, dice, ask, false);
      else await this.tell(side, dice, ask);
    }
  }

  private async seal(
    side: string,
    dice: DiceState,
    ask: (request: Request) => Promise<unknown>,
    lost: boolean,
  ) {
    const before = shown(this.table)!;
    // Whoever knows our seed could ask for another until the dice please them. Only after a restored backup is it another matter:
    // then numbers were given up.
    if (before.rounds[dice.round] && (before.told?.[dice.round] ?? dice.drawn) === dice.drawn)
      return keep(this.table, { ...before, refused: true });
    const attempt = `${dice.round} ${dice.drawn} ${side} ${JSON.stringify(dice.seals)} ${lost}`;
    if (this.sent.has(attempt)) return;
    this.sent.add(attempt);
    const seed = crypto.getRandomValues(new Uint8Array(16));
    const sealed = await seal(side, seed);
    const kept = shown(this.table)!;
    keep(this.table, { ...kept, seeds: { ...kept.seeds, [sealed]: hex(seed) } });
    await ask({ type: 'seal', side, seal: sealed, lost });
  }

  private async tell(side: string, dice: DiceState, ask: (request: Request) => Promise<unknown>) {
    const kept = shown(this.table)!;
    const sealed = dice.seals.find(([id]) => id === side)?.[1] ?? '';
    const seed = kept.seeds[sealed];
    if (seed && bytes(seed, 16)) {
      // From now on these seals bind the server.
      const rounds = { ...kept.rounds, [dice.round]: dice.seals };
      keep(this.table, { ...kept, rounds, told: { ...kept.told, [dice.round]: dice.drawn } });
      await ask({ type: 'seed', side, seed });
      return;
    }
    const since = this.waiting.get(sealed) ?? this.now();
    this.waiting.set(sealed, since);
    if (this.now() - since >= LOST_AFTER) await this.seal(side, dice, ask, true);
    else setTimeout(() => void this.hear(dice, [side], ask), LOST_AFTER);
  }
}
