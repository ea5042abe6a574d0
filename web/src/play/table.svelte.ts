// A table as the page sees it: what the host said last, what the player points at, what he looks at in the replay.
import { askFor, HostProblem, type Conversation, type Host, type Link } from '../host/host';
import { pause, settings } from '../lib/settings.svelte';
import type {
  Choice,
  LogEntry,
  OddsFace,
  Pick,
  Problem,
  Reason,
  Scene,
  State,
  TableKey,
  Welcome,
} from '../protocol';
import { t } from '../text';
import { merge } from './log';
import { Pacer } from './pace';
import { complete, hasty, key, matching, next, plain, point, type Path } from './select';

export type Asked = { choice: Choice<string>; odds: OddsFace<string> | null | undefined };
export type Advice = { order: string; label: string; outlook: number };
export type Moment = { at: number; scene: Scene<string> };

export class Table {
  link = $state<Link>('connecting');
  refused = $state<Problem>();
  welcome = $state.raw<Welcome>();
  state = $state.raw<State>();
  log = $state.raw<LogEntry[]>([]);

  /** What has been pointed at so far. */
  path = $state.raw<Path>([]);
  /** Orders that the same path means. */
  which = $state.raw<Choice<string>[]>([]);
  /** A risky order waiting to be confirmed. */
  asked = $state.raw<Asked>();
  /** Odds of plain orders, by order. */
  odds = $state.raw<Record<string, OddsFace<string> | null>>({});
  whyNot = $state.raw<{ picks: Path; reasons: Reason[] }>();
  advice = $state.raw<Advice>();
  advising = $state(false);
  problem = $state.raw<Problem>();
  busy = $state(false);
  /** A moment of the past that is looked at instead of now. */
  moment = $state.raw<Moment>();
  /** Behind the curtain until the next player on this screen is ready: his side. */
  curtain = $state('');
  secrets = $state(false);
  /** What a screen reader is told. */
  spoken = $state('');

  scene = $derived(this.moment?.scene ?? this.state?.scene);
  yours = $derived(this.welcome?.yours ?? []);
  decides = $derived(this.state?.decides ?? '');
  mine = $derived(this.decides !== '' && this.yours.includes(this.decides));
  sides = $derived((this.welcome?.sides ?? []).map(([id]) => id));
  /** The side we speak for when it is not our turn. */
  side = $derived(this.mine ? this.decides : (this.yours[0] ?? ''));
  choices = $derived(this.moment || this.curtain ? [] : (this.state?.choices ?? []));
  plain = $derived(plain(this.choices));
  legal = $derived(next(this.choices, this.path));
  here = $derived(this.path.length > 0 ? complete(this.choices, this.path) : []);
  onward = $derived(matching(this.choices, this.path));
  advised = $derived(this.choices.find((choice) => choice.order === this.advice?.order));

  private talk: Conversation;
  private pacer = new Pacer<State>(
    (state) => this.show(state),
    () => (this.moment || this.mine ? 0 : pause()),
  );
  private arriving: Promise<void> = Promise.resolve();
  private taken = -1;
  private moments = new Map<number, Scene<string>>();
  private wished: number | undefined;
  private looking = false;

  constructor(
    private readonly host: Host,
    readonly keyTo: TableKey,
    private readonly onturn: (table: Table) => void = () => {},
  ) {
    this.talk = host.join(keyTo, settings.lang, {
      welcome: (welcome) => (this.welcome = welcome),
      state: (state) => this.hear(state),
      link: (link, problem) => {
        this.link = link;
        if (problem) this.refused = problem;
      },
    });
  }

  close() {
    this.pacer.stop();
    this.talk.close();
  }

  speak(lang: string) {
    this.moments.clear();
    this.odds = {};
    this.talk.speak(lang);
    const at = this.moment?.at;
    if (at !== undefined) void this.look(undefined).then(() => this.look(at));
  }

  nameOf = (side: string) => this.welcome?.sides.find(([id]) => id === side)?.[1] ?? side;

  /** Points at something: goes on, decides, or learns why not. */
  point(pick: Pick) {
    this.clear();
    const pointed = point(this.choices, this.path, pick);
    if (pointed.kind === 'illegal') return void this.askWhyNot(pointed.picks);
    this.path = pointed.path;
    if (pointed.kind === 'which') this.which = pointed.choices;
    if (pointed.kind !== 'choice') return;
    const { choice } = pointed;
    if (!choice.risky && hasty(this.choices, choice)) this.asked = { choice, odds: null };
    else this.choose(choice);
  }

  /** A chosen order: sent at once, or shown with its odds first. */
  choose(choice: Choice<string>) {
    this.clear();
    if (choice.risky && !(choice.order in this.odds)) void this.weigh(choice);
    else void this.send(choice);
  }

  /** One step back: close what is open, then take back what was pointed at. */
  back(): boolean {
    if (this.whyNot || this.problem || this.asked || this.which.length > 0) {
      if (this.asked || this.which.length > 0) this.path = this.path.slice(0, -1);
      this.clear();
      return true;
    }
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  async send(choice: Choice<string>) {
    const state = this.state;
    if (!state || this.busy) return;
    this.busy = true;
    this.pacer.flush();
    try {
      await this.talk.ask({ type: 'order', state: state.state, side: state.decides, order: choice.order });
      this.forget();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  async undo() {
    const undo = this.state?.undo;
    if (!undo || !this.state) return;
    if (!undo.possible) {
      this.problem = { code: 'refused', text: undo.why_not };
      this.spoken = undo.why_not;
      return;
    }
    await this.attempt({ type: 'undo', state: this.state.state, side: undo.side });
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

  resign = (side: string) => this.attempt({ type: 'resign', side });
  askBack = (side: string, to: number) => this.attempt({ type: 'ask_take_back', side, to });
  answerBack = (side: string, agree: boolean) => this.attempt({ type: 'answer_take_back', side, agree });
  luck = async () => (await askFor(this.talk, { type: 'luck' }, 'luck')).report;
  record = async () => (await askFor(this.talk, { type: 'record' }, 'record')).text;

  /** Another player for a seat; with the key of whoever opened the table, if we hold it. */
  async seat(side: string, player: { human: string } | { bot: string }, hostToken?: string) {
    const request = { type: 'seat', side, player } as const;
    if (!hostToken || hostToken === this.keyTo.token) {
      await this.attempt(request);
      return this.talk.speak(settings.lang);
    }
    const quiet = { welcome() {}, state() {}, link() {} };
    const talk = this.host.join({ table: this.keyTo.table, token: hostToken }, settings.lang, quiet);
    try {
      await talk.ask(request);
    } catch (error) {
      this.fail(error);
    } finally {
      talk.close();
    }
  }

  /** Looks at the picture after so many steps; `undefined` is now. Of many wishes at once only the last is fulfilled. */
  async look(at: number | undefined) {
    this.forget();
    this.wished = at === undefined ? undefined : Math.max(0, Math.min(this.state?.state ?? 0, at));
    if (this.looking) return;
    this.looking = true;
    try {
      while (this.wished !== this.moment?.at) {
        const wanted = this.wished;
        this.moment = wanted === undefined ? undefined : { at: wanted, scene: await this.sceneAt(wanted) };
      }
    } catch (error) {
      this.wished = this.moment?.at;
      this.fail(error);
    } finally {
      this.looking = false;
    }
  }

  private async sceneAt(state: number): Promise<Scene<string>> {
    const known = this.moments.get(state);
    if (known) return known;
    const { scene } = await askFor(this.talk, { type: 'moment', state }, 'moment');
    if (this.moments.size >= 400) this.moments.delete(this.moments.keys().next().value!);
    this.moments.set(state, scene);
    return scene;
  }

  draw(side: string) {
    if (side === this.curtain) this.curtain = '';
  }

  /** Everything that was open or pointed at is over. */
  forget() {
    this.path = [];
    this.advice = undefined;
    this.clear();
  }

  private clear() {
    this.which = [];
    this.asked = undefined;
    this.whyNot = undefined;
    this.problem = undefined;
  }

  /** States are taken one after the other; steps the host left out are asked for, so that they can be seen. */
  private hear(state: State) {
    this.arriving = this.arriving.then(() => this.take(state));
  }

  private async take(state: State) {
    const from = this.taken;
    const gap = state.state - from;
    this.taken = state.state;
    if (from < 0 || gap < 0 || gap > Pacer.MOST) {
      this.pacer.flush();
      return this.show(state);
    }
    if (gap === 0 && this.pacer.waiting === 0) return this.show(state);
    if (pause() > 0 && !this.moment) await this.fill(from, state);
    this.pacer.push(state);
  }

  /** Between what was shown and what is heard lie steps of others: their pictures, then this state. */
  private async fill(from: number, state: State) {
    for (let step = from + 1; step < state.state; step++) {
      const scene = await this.sceneAt(step).catch(() => undefined);
      if (!scene) return;
      const log = state.log.filter((entry) => entry.step <= step);
      const before = {
        state: step,
        scene,
        log,
        choices: [],
        undo: null,
        over: null,
        decides: scene.prompt.seat,
      };
      this.pacer.push({ ...state, ...before, thinking: [] });
    }
  }

  private show(state: State) {
    const before = this.state;
    const moved = before?.state !== state.state;
    const fresh = state.log.filter((entry) => entry.step > (before?.state ?? state.state));
    this.log = merge(this.log, state);
    if (before && state.state < before.state) this.moments.clear();
    this.state = state;
    if (moved) {
      this.forget();
      this.odds = {};
      const told = fresh.flatMap((entry) => entry.lines.map(([text]) => text));
      this.spoken = [...told.slice(-6), state.scene.prompt.text].join(' ');
      const turned = before !== undefined && before.decides !== state.decides;
      if (this.mine && turned) this.onturn(this);
      if (this.secrets && this.yours.length > 1 && this.mine && turned) this.curtain = state.decides;
    }
    void this.weighPlain();
  }

  /** Plain risky orders carry their odds on the button. */
  private async weighPlain() {
    const risky = this.plain.filter((choice) => choice.risky && !(choice.order in this.odds)).slice(0, 4);
    for (const { order } of risky) {
      try {
        const { odds } = await askFor(this.talk, { type: 'odds', order }, 'odds');
        if (this.plain.some((choice) => choice.order === order)) this.odds = { ...this.odds, [order]: odds };
      } catch {
        return;
      }
    }
  }

  private async weigh(choice: Choice<string>) {
    this.asked = { choice, odds: undefined };
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
    if (error.problem.code === 'stale') this.pacer.flush();
    this.problem = error.problem;
    this.spoken = error.problem.text;
  }

  /** Whether pointing at this would go on. */
  isLegal = (pick: Pick) => this.legal.has(key(pick));
}
