// A table as the page sees it: what is seen of it, chosen and weighed, and what the player has it do.
import { askFor, type Conversation, type Host } from '../host/host';
import { settings } from '../lib/settings.svelte';
import type { Ask, Choice, LogEntry, Pick, Published, State, Study, TableKey, Wish } from '../protocol';
import { t } from '../text';
import { leftOut, ordersOf } from './course';
import { headline } from './chance';
import { merge } from './log';
import { newRolls, outcomeOf, type Stake } from './outcome';
import { alone, key, point, same } from './select';
import { Weighing } from './weighing.svelte';

/** The most arrows of one side. */
const ARROWS = 12;

export class Table extends Weighing {
  /** An end that leaves so many pieces that could act, waiting for a word. */
  ending = $state.raw<{ choice: Choice<string>; ready: number }>();
  advising = $state(false);
  private endedOnce = '';
  /** Who went last. */
  private walked: string[] = [];

  constructor(
    private readonly host: Host,
    public keyTo: TableKey,
    private readonly onturn: (table: Table) => void = () => {},
  ) {
    super();
    this.talk = host.join(keyTo, settings.lang, {
      welcome: (welcome) => {
        // An invitation has become a key of our own.
        if (welcome.token !== '') this.keyTo = { ...this.keyTo, token: welcome.token };
        this.welcome = welcome;
      },
      state: (state) => this.hearing.hear(state),
      link: (link, problem, retry) => {
        this.link = link;
        this.retryAt = retry === undefined ? undefined : performance.now() + retry;
        if (problem) this.refused = problem;
      },
      arrows: (side, cells) => {
        // Our own stand there already.
        if (settings.arrows && !this.yours.includes(side)) this.showArrows(side, cells);
      },
    });
  }

  close() {
    this.hearing.stop();
    this.talk.close();
  }

  speak(lang: string) {
    this.odds = {};
    this.talk.speak(lang);
    void this.moments.renew();
  }

  /** Points at something: goes on, decides, or learns why not. */
  point(pick: Pick) {
    if ('card' in pick) return this.read(pick.card);
    const asked = this.asked?.choice;
    // Once more at the target confirms.
    if (asked && asked.picks.length > 0 && key(asked.picks.at(-1)!) === key(pick)) return void this.confirm();
    this.clear();
    if (this.target && this.towards.some((choice) => same(choice.picks[0]!, pick)))
      return void this.letAct(pick);
    this.target = undefined;
    const from = asked && !this.suggested ? this.path.slice(0, -1) : this.path;
    const pointed = point(this.choices, from, pick);
    if (pointed.kind === 'illegal') {
      if (this.pointFirst([pick, ...this.placeOf(pick)])) return;
      return void this.askWhyNot(pointed.picks);
    }
    this.path = pointed.path;
    if (pointed.kind === 'which') this.which = pointed.choices;
    if (pointed.kind !== 'choice') return;
    // While one order waits to be confirmed, a click elsewhere that happens to be another whole order asks for it, too.
    if (asked && from.length === 0) void this.weigh(pointed.choice);
    else this.choose(pointed.choice);
  }

  /** The cell a piece lies in. */
  private placeOf(pick: Pick): Pick[] {
    const piece = 'piece' in pick && this.scene?.pieces.find((one) => one.id === pick.piece);
    return piece ? [{ cell: piece.cell }] : [];
  }

  /** A chosen order: sent at once if nothing is at stake or its odds were on its button, else shown with them first. */
  choose(choice: Choice<string>) {
    const seen = this.considered === choice && this.button === choice;
    this.clear();
    const ready =
      choice.verb === 'end' && settings.askEnd && this.state?.reaction === null && !this.onlyWalkerLeft()
        ? this.readyPieces()
        : 0;
    if (ready > 0 && this.endedOnce !== choice.order) {
      // Asked once: whoever has looked at what is left is not asked again for it.
      this.endedOnce = choice.order;
      this.ending = { choice, ready };
      return;
    }
    const { asking } = this.going;
    if (asking) void this.chooseAfter(asking, choice, seen);
    else this.give(choice, seen);
  }

  /** Whether nobody could act but who was just sent somewhere: whoever ends their move knows that. */
  private onlyWalkerLeft(): boolean {
    const only = alone(this.choices);
    return only !== undefined && 'piece' in only && this.walked.includes(only.piece);
  }

  /** What belongs to an order is not known yet: a hand quicker than the line waits for it, unless it has gone elsewhere since. */
  private async chooseAfter(asking: Promise<unknown>, choice: Choice<string>, seen: boolean) {
    const { state, path } = this;
    await asking;
    if (this.stillAt(state) && this.path === path && !this.asked) this.give(choice, seen);
  }

  /** Gives an order, with everything that belongs to it; where something is at stake the odds are shown first. */
  private give(choice: Choice<string>, seen: boolean) {
    const strike = this.going.strikeOf(choice.order);
    if (strike && strike.close.length === 0) void this.plan(ordersOf(strike, leftOut(strike)), choice);
    else if (strike && this.atOnce(choice)) void this.plan(ordersOf(strike, leftOut(strike)), choice);
    else if (strike) void this.weighStrike(choice, strike, leftOut(strike));
    else if (choice.risky && !seen && !this.atOnce(choice)) void this.weigh(choice);
    else void this.send(choice);
  }

  /** Whoever wants it so confirms nothing of which the odds were in sight. */
  private atOnce = (choice: Choice<string>): boolean => settings.oneClick && !!this.odds[choice.order];

  /** The same by somebody else. */
  async instead(choice: Choice<string>) {
    const [who, target] = [choice.picks[0], choice.picks.at(-1)];
    if (!who || !target) return;
    this.clear();
    this.path = [];
    this.target = target;
    await this.letAct(who);
  }

  /** Carries out what waits to be confirmed. */
  confirm(): Promise<void> | undefined {
    const { asked } = this;
    if (!asked) return undefined;
    const { choice, strike, out } = asked;
    return strike ? this.plan(ordersOf(strike, out ?? []), choice) : this.send(choice);
  }

  /** Lets somebody join what waits to be confirmed, or leaves them out. */
  join(number: number, along: boolean) {
    const { choice, strike, out = [] } = this.asked ?? {};
    if (!choice || !strike) return;
    const others = out.filter((one) => one !== number);
    void this.weighStrike(choice, strike, along ? others : [...others, number]);
  }

  /** Presses the nth button. */
  press(n: number) {
    const choice = this.offered[n - 1];
    if (choice && !this.asked) this.choose(choice);
  }

  /** Ends what is under way, or lets it pass: the one button that does. */
  pressEnd() {
    const decline = this.state?.reaction?.decline;
    const ends = this.plain.filter((choice) => choice.order === decline || choice.verb === 'end');
    const only = ends.length === 1 ? ends[0] : this.plain.length === 1 ? this.plain[0] : undefined;
    if (only && this.mine && !this.moment) this.choose(only);
  }

  async send(choice: Choice<string>) {
    const state = this.state;
    if (!state || this.busy) return;
    this.putAtStake(choice);
    this.busy = true;
    this.hearing.flush();
    try {
      this.remember(choice);
      await this.talk.ask({
        type: 'order',
        version: state.version,
        side: state.decides,
        order: choice.order,
      });
      this.forget();
      this.resume();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** What was ordered, and the chance it was seen to have. */
  private stake: Stake | undefined;
  private putAtStake(choice: Choice<string>) {
    const odds = this.asked?.odds ?? this.odds[choice.order];
    const chance = odds ? headline(odds) : undefined;
    this.stake = odds ? { title: choice.label, chance, picks: choice.picks } : undefined;
    this.outcome = undefined;
  }

  /** Shows what luck has decided in a fight. */
  private tellOutcome(before: State | undefined, state: State, fresh: LogEntry[]) {
    if (!before || settings.pace === 'off' || this.moment) return;
    const told = outcomeOf(fresh, newRolls(before.scene.rolls, state.scene.rolls), this.stake);
    if (!told) return;
    this.outcome = told;
    this.stake = undefined;
  }

  /** Goes to a cell of the reach; a way with dangers, or one that was only tapped, is shown first. */
  go(cell: string, tapped: boolean) {
    this.clear();
    const orders = this.going.point(cell, tapped);
    if (orders) {
      this.walked = this.going.course?.who ?? [];
      return void this.plan(orders);
    }
    const about = this.going.about(cell);
    if (about) this.spoken = t('going.spoken', { cost: about.cost, p: Math.round(about.risk * 100) });
  }

  /** Has the table give these orders one after the other, as one gesture. */
  async plan(orders: string[], choice?: Choice<string>) {
    const state = this.state;
    if (!state || this.busy) return;
    this.busy = true;
    this.hearing.flush();
    if (choice) this.putAtStake(choice);
    try {
      if (choice) this.remember(choice);
      await this.talk.ask({ type: 'plan', version: state.version, side: state.decides, orders });
      this.forget();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** A plan that has stopped goes on, or is given up. */
  goOn = () => this.settlePlan('go_on');
  dropPlan = () => this.settlePlan('drop');
  private async settlePlan(type: 'go_on' | 'drop') {
    const [plan, version] = [this.state?.plan, this.state?.version];
    if (plan && version !== undefined) await this.attempt({ type, version, side: plan.side });
  }

  async undo() {
    const undo = this.state?.undo;
    if (!undo || !this.state) return;
    if (!undo.possible) {
      this.problem = { code: 'refused', text: undo.why_not };
      this.spoken = undo.why_not;
      return;
    }
    await this.attempt({ type: 'undo', version: this.state.version, side: undo.side });
  }

  async askAdvice() {
    if (!this.mine || this.advising) return;
    this.advising = true;
    try {
      const answer = await askFor(this.talk, { type: 'advice', side: this.decides }, 'advice');
      this.advice = answer.order === null ? undefined : { ...answer, order: answer.order };
      if (this.advice)
        this.spoken = `${t('advice.says', { order: this.advice.label })} ${this.advice.why}`.trim();
    } catch (error) {
      this.fail(error);
    } finally {
      this.advising = false;
    }
  }

  /** Does what was advised, as one gesture. */
  takeAdvice(advised: Choice<string>) {
    const then = this.advice?.then ?? [];
    // What has dangers is weighed first, order by order.
    if (then.length === 0 || advised.risky) return this.choose(advised);
    this.clear();
    void this.plan([advised.order, ...then]);
  }

  /** The name others see: kept here, and told at the table for every seat that is ours alone. */
  async callMe(name: string) {
    settings.name = name.trim();
    for (const side of this.yours) {
      const player = this.state?.players.find((one) => one.side === side)?.player;
      const own = this.yours.length === 1 && player && 'human' in player && player.human !== settings.name;
      if (own) await this.attempt({ type: 'ask', side, what: { player: [side, { human: settings.name }] } });
    }
  }

  /** Draws an arrow for everybody at the table, takes it away if it was there, or takes away all of ours. */
  draws(arrow: [string, string] | undefined) {
    if (this.moment) return;
    const { side } = this;
    const own = this.arrows.filter((one) => one.side === side).map((one) => one.cells);
    const same = ([from, to]: [string, string]) => from === arrow?.[0] && to === arrow?.[1];
    if (!arrow && own.length === 0) return;
    const others = own.filter((one) => !same(one));
    const cells = !arrow ? [] : others.length < own.length ? others : [...own, arrow].slice(-ARROWS);
    this.showArrows(side, cells);
    // A spectator's are for themselves.
    if (side !== '') void this.talk.ask({ type: 'point', side, cells }).catch(() => {});
  }

  private showArrows(side: string, cells: [string, string][]) {
    const others = this.arrows.filter((one) => one.side !== side);
    this.arrows = [...others, ...cells.map((arrow) => ({ side, cells: arrow }))];
  }

  instruct = (side: string, kind: string, ask: Ask) => this.attempt({ type: 'instruct', side, kind, ask });
  resign = (side: string) => this.attempt({ type: 'resign', side });
  /** Wishes for something others may have to agree to. */
  wish = (what: Wish) => this.attempt({ type: 'ask', side: this.side, what });
  /** Answers the request that is shown. */
  answer = (side: string, agree: boolean) =>
    this.attempt({ type: 'answer', side, agree, what: this.state?.request?.what ?? null });
  luck = async () => (await askFor(this.talk, { type: 'luck' }, 'luck')).report;
  /** How far the analysis of the finished game is; it begins, goes on or stops as is wished. */
  analyse = async (what: Study) => await askFor(this.talk, { type: 'analyse', what }, 'analysis');
  record = async () => (await askFor(this.talk, { type: 'record' }, 'record')).text;
  /** The game as a text, as far as we know it. */
  report = async () => (await askFor(this.talk, { type: 'report' }, 'report')).text;

  /** Whether everybody may watch the game, which our side wants or not; null only asks. */
  publish(side: string, agree: boolean | null, name: boolean): Promise<Published> {
    const { table, token } = this.keyTo;
    return this.host.publish(table, { token, side, agree, name }, settings.lang);
  }

  /** Another player for a seat; with the key of whoever opened the table, if we hold it. */
  async seat(side: string, player: { human: string } | { bot: string }, hostToken?: string) {
    const what: Wish = { player: [side, player] };
    if (!hostToken || hostToken === this.keyTo.token || this.yours.includes(side)) {
      const asking = hostToken === this.keyTo.token ? '' : side;
      await this.attempt({ type: 'ask', side: asking, what });
      return;
    }
    const quiet = { welcome() {}, state() {}, link() {} };
    const talk = this.host.join({ table: this.keyTo.table, token: hostToken }, settings.lang, quiet);
    try {
      await talk.ask({ type: 'ask', side: '', what });
      // What we ask for as host we agree to as player.
      if (this.side !== '')
        await this.talk.ask({ type: 'answer', side: this.side, agree: true, what }).catch(() => {});
    } catch (error) {
      this.fail(error);
    } finally {
      talk.close();
    }
  }

  /** Looks at the picture after so many steps; `undefined` is now. */
  async look(at: number | undefined) {
    this.forget();
    const last = this.state?.state ?? 0;
    try {
      await this.moments.look(at === undefined ? undefined : Math.max(0, Math.min(last, at)));
    } catch (error) {
      this.fail(error);
    }
  }

  protected show(state: State) {
    const before = this.state;
    const moved = before?.version !== state.version || before.state !== state.state;
    const fresh = state.log.filter((entry) => entry.step > (before?.state ?? state.state));
    this.log = merge(this.log, state);
    this.notes = [...this.notes.slice(0, state.notes_from), ...state.notes];
    // A log that is told anew may tell another past.
    if (before && (state.state < before.state || state.log_from === 0)) void this.moments.renew();
    this.state = state;
    if (moved) {
      this.arrows = [];
      this.cues = fresh.flatMap((entry) => entry.cues);
      this.tellOutcome(before, state, fresh);
      this.ending = undefined;
      if (before?.decides !== state.decides) this.endedOnce = '';
      this.forget();
      this.odds = {};
      this.resume();
      const told = fresh.flatMap((entry) => entry.lines.map(([text]) => text));
      this.spoken = [...told.slice(-6), state.scene.prompt.text].join(' ');
      const turned = before !== undefined && before.decides !== state.decides;
      if (this.mine && turned) this.onturn(this);
    }
  }

  private async attempt(request: Parameters<Conversation['ask']>[0]) {
    this.clear();
    try {
      await this.talk.ask(request);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }
}
