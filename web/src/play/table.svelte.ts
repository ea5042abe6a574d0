// A table as the page sees it: what the host said last, what the player points at, what he looks at in the replay.
import { looks, type Looks } from '../board/livery';
import type { Palette } from '../board/palette';
import { askFor, HostProblem, type Conversation, type Host, type Link } from '../host/host';
import { pause, settings } from '../lib/settings.svelte';
import type {
  Ask,
  Choice,
  Cue,
  LogEntry,
  NoteLine,
  OddsFace,
  Pick,
  Piece,
  PlayerState,
  Problem,
  Published,
  Reason,
  State,
  TableKey,
  Welcome,
  Wish,
} from '../protocol';
import { t } from '../text';
import { Going } from './going.svelte';
import { Hearing } from './hearing';
import { headline } from './chance';
import { levelName } from './levels';
import { merge } from './log';
import { Overlays } from './overlays.svelte';
import { Moments } from './moments.svelte';
import { inFrame } from '../board/frame';
import {
  agreeing,
  alone,
  card,
  complete,
  goesOn,
  key,
  matching,
  next,
  plain,
  point,
  type Path,
} from './select';

/** Odds that are asked for ahead, so that they stand at their targets before any click. */
const AHEAD = 24;

export type Asked = { choice: Choice<string>; odds: OddsFace<string> | null | undefined };
export type Advice = { order: string; label: string; outlook: number };

export class Table {
  link = $state<Link>('connecting');
  refused = $state<Problem>();
  welcome = $state.raw<Welcome>();
  state = $state.raw<State>();
  log = $state.raw<LogEntry[]>([]);
  /** What happened at the table beside the game. */
  notes = $state.raw<NoteLine[]>([]);

  /** What has been pointed at so far. */
  path = $state.raw<Path>([]);
  /** Orders that the same path means. */
  which = $state.raw<Choice<string>[]>([]);
  /** A risky order waiting to be confirmed. */
  asked = $state.raw<Asked>();
  /** An end that leaves so many pieces that could act, waiting for a word. */
  ending = $state.raw<{ choice: Choice<string>; ready: number }>();
  /** The order waiting to be confirmed was chosen for the player, who is asked for a reaction. */
  suggested = $state(false);
  /** What the pointer rests on. */
  hovered = $state.raw<Pick>();
  /** The button the pointer rests on. */
  private button = $state.raw<Choice<string>>();
  /** Odds of orders that could be given now, by order. */
  odds = $state.raw<Record<string, OddsFace<string> | null>>({});
  whyNot = $state.raw<{ picks: Path; reasons: Reason[] }>();
  /** The card that is read, and why it cannot be played now. */
  reading = $state.raw<{ card: string; reasons: Reason[] | undefined }>();
  /** Parts of orders that were switched by hand. */
  private switched = $state.raw<Record<string, boolean>>({});
  advice = $state.raw<Advice>();
  advising = $state(false);
  problem = $state.raw<Problem>();
  busy = $state(false);
  /** States that have come but are not shown yet. */
  behind = $state(0);
  /** Whether sides know different things; unknown at first. */
  secrets = $state<boolean>();
  private ready = $state('');
  /** What has just been seen to happen on the board. */
  cues = $state.raw<Cue[]>([]);
  /** What a screen reader is told. */
  spoken = $state('');

  /** Colours over the map. */
  overlays = new Overlays(
    () => this.talk,
    () => this.welcome,
  );
  /** Where the chosen pieces can go in one gesture. */
  going = new Going(
    () => this.talk,
    () => this.state,
  );
  private moments = new Moments(() => this.talk);
  /** A moment of the past that is looked at instead of now. */
  moment = $derived(this.moments.shown);
  scene = $derived(this.moment?.scene ?? this.state?.scene);
  yours = $derived(this.welcome?.yours ?? []);
  decides = $derived(this.state?.decides ?? '');
  mine = $derived(this.decides !== '' && this.yours.includes(this.decides));
  sides = $derived((this.welcome?.sides ?? []).map(([id]) => id));
  /** The side we speak for when it is not our turn. */
  side = $derived(this.mine ? this.decides : (this.yours[0] ?? ''));
  /** The side that must look alone now; the curtain stays drawn until it says it is ready. */
  curtain = $derived(
    this.secrets && this.yours.length > 1 && this.mine && this.ready !== this.decides ? this.decides : '',
  );
  /** What is on the table, without the boxes that have their place beside the map. */
  boards = $derived((this.welcome?.map.boards ?? []).map(inFrame));
  private all = $derived(this.moment || this.curtain ? [] : (this.state?.choices ?? []));
  /** What can be switched on and off in the orders offered now. */
  parts = $derived(
    (this.state?.scene.prompt.parts ?? []).map((part) => ({
      ...part,
      on: this.switched[part.id] ?? part.on,
    })),
  );
  choices = $derived(
    agreeing(this.all, new Set(this.parts.filter((part) => part.on).map((part) => part.id))),
  );
  plain = $derived(plain(this.choices));
  legal = $derived(next(this.choices, this.path));
  here = $derived(this.path.length > 0 ? complete(this.choices, this.path) : []);
  onward = $derived(matching(this.choices, this.path));
  advised = $derived(this.choices.find((choice) => choice.order === this.advice?.order));
  /** The risky order that the next click would choose: its odds are shown before it. */
  considered = $derived.by((): Choice<string> | undefined => {
    if (this.asked || !this.mine || this.busy) return undefined;
    const pointed = this.hovered && point(this.choices, this.path, this.hovered);
    const choice = this.button ?? (pointed?.kind === 'choice' ? pointed.choice : undefined);
    return choice?.risky && this.odds[choice.order] ? choice : undefined;
  });
  /** Asked for a reaction: the orders that are one. */
  answers = $derived.by((): Choice<string>[] => {
    const reaction = this.state?.reaction;
    if (!reaction || !this.mine) return [];
    return this.choices.filter((choice) => choice.risky && choice.order !== reaction.decline);
  });

  private talk: Conversation;
  private hearing = new Hearing(
    (state) => this.show(state),
    (state) => this.moments.scene(state),
    () => (this.moment || this.mine ? 0 : pause()),
    (count) => (this.behind = count),
  );

  constructor(
    private readonly host: Host,
    public keyTo: TableKey,
    private readonly onturn: (table: Table) => void = () => {},
  ) {
    this.talk = host.join(keyTo, settings.lang, {
      welcome: (welcome) => {
        // An invitation has become a key of our own.
        if (welcome.token !== '') this.keyTo = { ...this.keyTo, token: welcome.token };
        this.welcome = welcome;
      },
      state: (state) => this.hearing.hear(state),
      link: (link, problem) => {
        this.link = link;
        if (problem) this.refused = problem;
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

  /** The colours of pieces. */
  looks = (palette: Palette): Looks => looks(this.welcome?.map, this.sides, palette);

  nameOf = (side: string) => this.welcome?.sides.find(([id]) => id === side)?.[1] ?? side;

  /** The name of whoever plays a side, or what kind of player it is. */
  playerName = (player: PlayerState): string => {
    if ('bot' in player.player)
      return `${t('player.computer')}, ${levelName(this.welcome?.bots ?? [], player.player.bot)}`;
    if (player.player.human !== '') return player.player.human;
    if (this.yours.includes(player.side)) return settings.name || t('player.you');
    return player.claimed ? t('player.human') : t('player.awaited');
  };

  /** A side with the name of the person who plays it. */
  whoIs = (side: string): string => {
    const player = this.state?.players.find((one) => one.side === side);
    const name = player && 'human' in player.player ? player.player.human : '';
    return name === '' ? this.nameOf(side) : `${this.nameOf(side)} (${name})`;
  };

  /** Points at something: goes on, decides, or learns why not. */
  point(pick: Pick) {
    if ('card' in pick) return this.read(pick.card);
    const asked = this.asked?.choice;
    // Once more at the target confirms.
    if (asked && asked.picks.length > 0 && key(asked.picks.at(-1)!) === key(pick))
      return void this.send(asked);
    this.clear();
    const from = asked && !this.suggested ? this.path.slice(0, -1) : this.path;
    const pointed = point(this.choices, from, pick);
    if (pointed.kind === 'illegal') return void this.askWhyNot(pointed.picks);
    this.path = pointed.path;
    if (pointed.kind === 'which') this.which = pointed.choices;
    if (pointed.kind === 'choice') this.choose(pointed.choice);
  }

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

  /** What can be aimed at next with its chance, as far as it is known. */
  chances(chance: (odds: OddsFace<string>) => number | undefined): { pick: Pick; chance: number }[] {
    if (!this.mine || this.moment) return [];
    const ahead = this.ahead();
    const best = new Map<string, { pick: Pick; chance: number }>();
    for (const choice of ahead) {
      const odds = this.odds[choice.order];
      const n = odds ? chance(odds) : undefined;
      const pick = choice.picks.at(-1);
      if (n === undefined || !pick || 'card' in pick) continue;
      if ((best.get(key(pick))?.chance ?? -1) < n) best.set(key(pick), { pick, chance: n });
    }
    return [...best.values()];
  }

  /** Risky orders that one more thing pointed at would give. */
  private ahead = (): Choice<string>[] =>
    this.onward.filter((choice) => choice.risky && choice.picks.length === this.path.length + 1);

  /** Takes a card up to read it: its orders are chosen with it, or why it cannot be played now is asked. Once more lays it down. */
  read(id: string) {
    const again = this.reading?.card === id;
    const pick = card(id);
    this.clear();
    this.path = this.path.filter((one) => !('card' in one));
    if (again) return;
    const pointed = point(this.choices, this.path, pick);
    const known = pointed.kind !== 'illegal';
    if (known) this.path = pointed.path;
    this.reading = { card: id, reasons: undefined };
    if (!known) void this.askAboutCard(id);
  }

  private async askAboutCard(id: string) {
    let reasons: Reason[] = [];
    if (this.mine && !this.moment) {
      try {
        const picks = [card(id)];
        reasons = (await askFor(this.talk, { type: 'why_not', side: this.decides, picks }, 'why_not'))
          .reasons;
      } catch (error) {
        this.fail(error);
      }
    } else if (!this.state?.over)
      reasons = [{ text: t('hand.turn', { side: this.nameOf(this.decides) }), rule: '' }];
    if (this.reading?.card !== id) return;
    this.reading = { card: id, reasons };
    this.spoken = reasons.map((reason) => reason.text).join(' ');
  }

  /** Whether an order can begin with this now. */
  canBegin = (pick: Pick) => this.mine && next(this.choices, []).has(key(pick));

  /** Begins with this, whatever was chosen before: it is being dragged. */
  take(pick: Pick) {
    this.clear();
    this.path = this.canBegin(pick) ? [pick] : [];
  }

  switchPart(id: string, on: boolean) {
    this.switched = { ...this.switched, [id]: on };
    this.clear();
  }

  /** A chosen order: sent at once if nothing is at stake or its odds were on its button, else shown with them first. */
  choose(choice: Choice<string>) {
    const seen = this.considered === choice && this.button === choice;
    this.clear();
    const ready =
      choice.verb === 'end' && settings.askEnd && this.state?.reaction === null ? this.readyPieces() : 0;
    if (ready > 0 && this.endedOnce !== choice.order) {
      // Asked once: whoever has looked at what is left is not asked again for it.
      this.endedOnce = choice.order;
      this.ending = { choice, ready };
      return;
    }
    if (choice.risky && !seen) void this.weigh(choice);
    else void this.send(choice);
  }

  /** Pieces an order could still begin with. */
  private readyPieces = (): number =>
    new Set(
      this.choices.flatMap((choice) =>
        choice.picks[0] && 'piece' in choice.picks[0] ? [choice.picks[0].piece] : [],
      ),
    ).size;
  private endedOnce = '';

  /** What is offered as buttons: orders to tell apart, complete with what is pointed at, or plain. */
  offered = $derived(this.which.length > 0 ? this.which : this.here.length > 0 ? this.here : this.plain);

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

  /** One step back: close what is open, then take back what was pointed at. */
  back(): boolean {
    if (
      this.whyNot ||
      this.problem ||
      (this.asked && !this.suggested) ||
      this.reading ||
      this.which.length > 0
    ) {
      const last = this.path.at(-1);
      if ((this.asked && !this.suggested) || this.which.length > 0 || (last && 'card' in last))
        this.path = this.path.slice(0, -1);
      this.clear();
      return true;
    }
    if (this.going.back()) {
      if (!this.going.course) this.path = [];
      return true;
    }
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  /** Takes back the nth thing that was pointed at and all after it. */
  backTo(n: number) {
    this.clear();
    this.path = this.path.slice(0, n);
  }

  async send(choice: Choice<string>) {
    const state = this.state;
    if (!state || this.busy) return;
    this.busy = true;
    this.hearing.flush();
    try {
      this.last = choice.picks[0];
      this.placed = this.waitingPiece(choice.picks[0]);
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

  /** Goes to a cell of the reach; a way with dangers, or one that was only tapped, is shown first. */
  go(cell: string, tapped: boolean) {
    this.clear();
    const orders = this.going.point(cell, tapped);
    if (orders) return void this.plan(orders);
    const about = this.going.about(cell);
    if (about) this.spoken = t('going.spoken', { cost: about.cost, p: Math.round(about.risk * 100) });
  }

  /** Has the table give these orders one after the other, as one gesture. */
  async plan(orders: string[]) {
    const state = this.state;
    if (!state || this.busy) return;
    this.busy = true;
    this.hearing.flush();
    try {
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
      if (this.advice) this.spoken = t('advice.says', { order: this.advice.label });
    } catch (error) {
      this.fail(error);
    } finally {
      this.advising = false;
    }
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

  instruct = (side: string, kind: string, ask: Ask) => this.attempt({ type: 'instruct', side, kind, ask });
  resign = (side: string) => this.attempt({ type: 'resign', side });
  /** Wishes for something others may have to agree to. */
  wish = (what: Wish) => this.attempt({ type: 'ask', side: this.side, what });
  answer = (side: string, agree: boolean) => this.attempt({ type: 'answer', side, agree });
  luck = async () => (await askFor(this.talk, { type: 'luck' }, 'luck')).report;
  record = async () => (await askFor(this.talk, { type: 'record' }, 'record')).text;

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
        await this.talk.ask({ type: 'answer', side: this.side, agree: true }).catch(() => {});
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

  /** The side looks; nobody else does. */
  draw(side: string) {
    this.ready = side;
  }

  /** Shows at once what waits to be shown. */
  catchUp() {
    this.hearing.flush();
  }

  /** Everything that was open or pointed at is over. */
  forget() {
    this.path = [];
    this.going.forget();
    this.switched = {};
    this.advice = undefined;
    this.clear();
  }

  /** What was pointed at first in the last order from here. */
  private last: Pick | undefined;
  /** It waited beside the map, as it was then. */
  private placed: Piece<string> | undefined;

  private waitingPiece(pick: Pick | undefined): Piece<string> | undefined {
    const id = pick && 'piece' in pick ? pick.piece : undefined;
    const piece = this.state?.scene.pieces.find((one) => one.id === id);
    const cells = this.welcome?.map.boards.flatMap((board) => board.cells) ?? [];
    const cell = cells.find((one) => one.id === piece?.cell);
    return cell?.role === 'tray' && piece?.price === null ? piece : undefined;
  }

  /** Who has just acted and alone can go on stays chosen, and whoever alone can act at all is chosen already. */
  private resume() {
    // Asked for a reaction, the best answer is chosen as a whole.
    if (!this.mine || this.answers.length > 0) return;
    const only =
      this.last && goesOn(this.choices, this.last) ? this.last : (alone(this.choices) ?? this.nextToPlace());
    if (only && !('card' in only)) this.path = [only];
  }

  /** Of several units that wait beside the map the next one is in the hand when one has been placed, one of the same kind first. */
  private nextToPlace(): Pick | undefined {
    const { last, placed } = this;
    if (!placed || !last || !('piece' in last)) return undefined;
    const pieces = this.state?.scene.pieces ?? [];
    if (pieces.some((piece) => piece.id === last.piece && piece.cell === placed.cell)) return undefined;
    const waiting = pieces.filter(
      (piece) => piece.cell === placed.cell && this.canBegin({ piece: piece.id }),
    );
    const next = waiting.find((piece) => piece.symbol === placed.symbol) ?? waiting[0];
    return next && { piece: next.id };
  }

  private clear() {
    this.which = [];
    this.suggested = false;
    this.button = undefined;
    this.reading = undefined;
    this.asked = undefined;
    this.whyNot = undefined;
    this.problem = undefined;
  }

  private show(state: State) {
    const before = this.state;
    const moved = before?.version !== state.version || before.state !== state.state;
    const fresh = state.log.filter((entry) => entry.step > (before?.state ?? state.state));
    this.log = merge(this.log, state);
    this.notes = [...this.notes.slice(0, state.notes_from), ...state.notes];
    // A log that is told anew may tell another past.
    if (before && (state.state < before.state || state.log_from === 0)) void this.moments.renew();
    this.state = state;
    if (moved) {
      this.cues = fresh.flatMap((entry) => entry.cues);
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

  /** Asks for the odds of whatever could be chosen next; asked for a reaction, the best answer is then chosen already. */
  async weighAhead() {
    if (!this.mine || this.moment || this.curtain !== '') return;
    const now = this.state;
    const risky = [...this.answers, ...this.offered.filter((choice) => choice.risky), ...this.ahead()];
    for (const choice of risky.slice(0, AHEAD)) {
      if (choice.order in this.odds) continue;
      if (!(await this.weighQuietly(choice)) || this.state !== now) return;
    }
    this.suggest();
  }

  private suggest() {
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

  private async weighQuietly(choice: Choice<string>): Promise<boolean> {
    const state = this.state;
    try {
      const { odds } = await askFor(this.talk, { type: 'odds', order: choice.order }, 'odds');
      if (this.state === state) this.odds = { ...this.odds, [choice.order]: odds };
      return this.state === state;
    } catch {
      return false;
    }
  }

  private async weigh(choice: Choice<string>) {
    this.asked = { choice, odds: this.odds[choice.order] };
    if (this.asked.odds !== undefined) return;
    try {
      const { odds } = await askFor(this.talk, { type: 'odds', order: choice.order }, 'odds');
      if (this.asked?.choice === choice) this.asked = { choice, odds };
    } catch (error) {
      this.fail(error);
    }
  }

  private async askWhyNot(picks: Path) {
    if (!this.mine || this.moment) return;
    try {
      const { reasons } = await askFor(this.talk, { type: 'why_not', side: this.decides, picks }, 'why_not');
      if (reasons.length > 0) {
        this.whyNot = { picks, reasons };
        this.spoken = reasons.map((reason) => reason.text).join(' ');
      } else this.path = [];
    } catch (error) {
      this.fail(error);
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

  private fail(error: unknown) {
    this.asked = undefined;
    if (!(error instanceof HostProblem)) return;
    if (error.problem.code === 'stale') this.hearing.flush();
    this.problem = error.problem;
    this.spoken = error.problem.text;
  }
}
