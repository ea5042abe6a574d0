// Odds at a table: asked for ahead, so that they stand at their targets and on buttons before any click, and shown before what is at stake.
import { askFor } from '../host/host';
import type { Choice, OddsFace, Pick, Strike } from '../protocol';
import { headline } from './chance';
import { Choosing } from './choosing.svelte';
import { leftOut, ordersOf } from './course';
import { aimedAt, key, point } from './select';

/** Odds that are asked for ahead. */
const AHEAD = 24;
/** Others whose chance against the same target is asked for, and how much better one must be to be told. */
const OTHERS = 8;
const BETTER = 0.1;

export abstract class Weighing extends Choosing {
  /** Odds of orders that could be given now, by order. */
  odds = $state.raw<Record<string, OddsFace<string> | null>>({});
  /** The risky order that the next click would choose: its odds are shown before it. */
  considered = $derived.by((): Choice<string> | undefined => {
    if (this.asked || !this.mine || this.busy) return undefined;
    const pointed = this.hovered && point(this.choices, this.path, this.hovered);
    const choice = this.button ?? (pointed?.kind === 'choice' ? pointed.choice : undefined);
    return choice && this.atStake(choice) && this.odds[choice.order] ? choice : undefined;
  });

  /** The chance of success at every target of what is chosen. */
  aims = $derived(this.chances((odds) => headline(odds)));

  /** Shows the odds of a button the pointer rests on. */
  consider(choice: Choice<string> | undefined) {
    this.button = choice;
    if (choice?.risky && !(choice.order in this.odds)) void this.weighQuietly(choice);
  }

  /** Another answer than the one suggested. */
  prefer(choice: Choice<string>) {
    this.asked = { choice, odds: this.odds[choice.order] };
    this.path = this.suggested ? [] : this.path;
  }

  /** Somebody else who would do clearly better against what is aimed at, once that is known. */
  better = $derived.by((): { choice: Choice<string>; chance: number } | undefined => {
    const asked = this.asked;
    if (!asked || this.suggested || !asked.odds || asked.choice.verb !== 'attack') return undefined;
    const own = headline(asked.odds);
    const others = this.others(asked.choice).flatMap((choice) => {
      const odds = this.odds[choice.order];
      const chance = odds ? headline(odds) : undefined;
      return chance === undefined ? [] : [{ choice, chance }];
    });
    const [best] = others.sort((a, b) => b.chance - a.chance);
    return best && own !== undefined && best.chance >= own + BETTER ? best : undefined;
  });

  /** The orders of others against the same target. */
  protected others(choice: Choice<string>): Choice<string>[] {
    const [who, target] = [choice.picks[0], choice.picks.at(-1)];
    if (!who || !target || choice.picks.length < 2) return [];
    return aimedAt(this.choices, target).filter((one) => one.risky && key(one.picks[0]!) !== key(who));
  }

  /** Asks what others could do against the same target. */
  async weighOthers() {
    const [state, choice] = [this.state, this.asked?.choice];
    if (!choice || this.suggested || choice.verb !== 'attack') return;
    for (const other of this.others(choice).slice(0, OTHERS)) {
      if (other.order in this.odds) continue;
      if (!(await this.weighQuietly(other)) || !this.stillAt(state) || this.asked?.choice !== choice) return;
    }
  }

  /** What can be aimed at next with its chance, as far as it is known. */
  chances(chance: (odds: OddsFace<string>) => number | undefined): { pick: Pick; chance: number }[] {
    if (!this.mine || this.moment) return [];
    const ahead = this.target ? this.towards : this.ahead();
    const best = new Map<string, { pick: Pick; chance: number }>();
    for (const choice of ahead) {
      const odds = this.odds[choice.order];
      const n = odds ? chance(odds) : undefined;
      // Asked who could act, the chance stands at whoever could.
      const pick = this.target ? choice.picks[0] : choice.picks.at(-1);
      if (n === undefined || !pick || 'card' in pick) continue;
      if ((best.get(key(pick))?.chance ?? -1) < n) best.set(key(pick), { pick, chance: n });
    }
    return [...best.values()];
  }

  /** Risky orders that one more thing pointed at would give. */
  protected ahead = (): Choice<string>[] =>
    this.onward.filter((choice) => this.atStake(choice) && choice.picks.length === this.path.length + 1);

  /** Whether luck decides what comes of it, at once or by the orders that belong to it. */
  protected atStake = (choice: Choice<string>): boolean =>
    choice.risky || (this.going.strikeOf(choice.order)?.close.length ?? 0) > 0;

  /** Asks for the odds of whatever could be chosen next; asked for a reaction, the best answer is then chosen already. */
  async weighAhead() {
    if (!this.mine || this.moment || this.curtain !== '') return;
    const now = this.state;
    const risky = [
      ...this.answers,
      ...this.offered.filter((choice) => choice.risky),
      ...(this.target ? this.towards : this.ahead()),
    ];
    for (const choice of risky.slice(0, AHEAD)) {
      if (choice.order in this.odds) continue;
      if (!(await this.weighQuietly(choice)) || !this.stillAt(now)) return;
    }
    this.suggest();
  }

  protected suggest() {
    if (this.asked || this.path.length > 0 || this.answers.length === 0) return;
    const worth = (choice: Choice<string>) => {
      const odds = this.odds[choice.order];
      return odds ? (headline(odds) ?? 0) : 0;
    };
    const best = this.answers.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    if (worth(best) <= 0) return;
    this.asked = { choice: best, odds: this.odds[best.order] };
    this.suggested = true;
  }

  protected async weighQuietly(choice: Choice<string>): Promise<boolean> {
    const state = this.state;
    try {
      const odds = await this.oddsOf(choice);
      if (this.stillAt(state)) this.odds = { ...this.odds, [choice.order]: odds };
      return this.stillAt(state);
    } catch {
      return false;
    }
  }

  /** The odds of an order, or of all that belongs to it. */
  protected async oddsOf(
    choice: Choice<string>,
    strike = this.going.strikeOf(choice.order),
    out = strike && leftOut(strike),
  ) {
    if (!strike) return (await askFor(this.talk, { type: 'odds', order: choice.order }, 'odds')).odds;
    const orders = [ordersOf(strike, out ?? [])];
    return (await askFor(this.talk, { type: 'odds_all', orders }, 'odds_all')).odds[0] ?? null;
  }

  protected async weighStrike(choice: Choice<string>, strike: Strike<string>, out: number[]) {
    const usual = out.length === leftOut(strike).length ? this.odds[choice.order] : undefined;
    this.asked = { choice, odds: usual, strike, out };
    const { asked } = this;
    try {
      const odds = usual ?? (await this.oddsOf(choice, strike, out));
      if (this.asked === asked) this.asked = { ...asked, odds };
    } catch (error) {
      this.fail(error);
    }
  }

  protected async weigh(choice: Choice<string>) {
    this.asked = { choice, odds: this.odds[choice.order] };
    if (this.asked.odds !== undefined) return;
    try {
      const odds = await this.oddsOf(choice);
      if (this.asked?.choice === choice) this.asked = { choice, odds };
    } catch (error) {
      this.fail(error);
    }
  }
}
