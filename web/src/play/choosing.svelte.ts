// What is being chosen at a table: what was pointed at, the orders it can mean, and who stays in the hand for the next one.
import { tick } from 'svelte';
import { heads } from '../board/faces';
import { askFor, HostProblem } from '../host/host';
import type { Choice, OddsFace, Pick, Piece, Reason, State, Strike } from '../protocol';
import { t } from '../text';
import { Going } from './going.svelte';
import { Seen } from './seen.svelte';
import {
  agreeing,
  aimedAt,
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

export type Asked = {
  choice: Choice<string>;
  odds: OddsFace<string> | null | undefined;
  /** More orders belong to it; those who may join but are left out, by their number. */
  strike?: Strike<string>;
  out?: number[];
};
export type Advice = {
  order: string;
  label: string;
  outlook: number;
  why: string;
  then: string[];
  way: string[];
};

export abstract class Choosing extends Seen {
  /** What has been pointed at so far. */
  path = $state.raw<Path>([]);
  /** Orders that the same path means. */
  which = $state.raw<Choice<string>[]>([]);
  /** A risky order waiting to be confirmed. */
  asked = $state.raw<Asked>();
  /** The order waiting to be confirmed was chosen for the player, who is asked for a reaction. */
  suggested = $state(false);
  /** What was pointed at before anybody who could act there. */
  target = $state.raw<Pick>();
  /** What the pointer rests on. */
  hovered = $state.raw<Pick>();
  /** The button the pointer rests on. */
  protected button = $state.raw<Choice<string>>();
  whyNot = $state.raw<{ picks: Path; reasons: Reason[] }>();
  /** The card that is read, and why it cannot be played now. */
  reading = $state.raw<{ card: string; reasons: Reason[] | undefined }>();
  /** Parts of orders that were switched by hand. */
  protected switched = $state.raw<Record<string, boolean>>({});
  advice = $state.raw<Advice>();
  /** The order that a lesson points at. */
  hint = $state('');

  /** Where the chosen pieces can go in one gesture. */
  going = new Going(
    () => this.talk,
    () => this.state,
  );
  protected all = $derived(this.moment || this.curtain ? [] : (this.state?.choices ?? []));
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
  /** With a target but nobody to act: the orders that are aimed at it. */
  towards = $derived(this.target ? aimedAt(this.choices, this.target) : []);
  legal = $derived(this.towards.length > 0 ? next(this.towards, []) : next(this.choices, this.path));
  here = $derived(this.path.length > 0 ? complete(this.choices, this.path) : []);
  onward = $derived(matching(this.choices, this.path));
  /** Whatever is switched on or off now: advice may be to do it the other way. */
  advised = $derived(this.all.find((choice) => choice.order === (this.advice?.order ?? this.hint)));
  /** Asked for a reaction: the orders that are one. */
  answers = $derived.by((): Choice<string>[] => {
    const reaction = this.state?.reaction;
    if (!reaction || !this.mine) return [];
    return this.choices.filter(
      (choice) => choice.risky && !choice.seldom && choice.order !== reaction.decline,
    );
  });

  /** Whether it is still the same decision: who has come and whose dice are sealed may have been told meanwhile. */
  protected stillAt = (state: State | undefined): boolean =>
    this.state?.state === state?.state && this.state?.decides === state?.decides;

  /** What is offered as buttons: orders to tell apart, complete with what is pointed at, or plain. */
  offered = $derived(this.which.length > 0 ? this.which : this.here.length > 0 ? this.here : this.plain);

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

  protected async askAboutCard(id: string) {
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
    this.target = undefined;
    this.path = this.canBegin(pick) ? [pick] : [];
  }

  switchPart(id: string, on: boolean) {
    this.switched = { ...this.switched, [id]: on };
    this.clear();
  }

  /** Pieces an order could still begin with. */
  protected readyPieces = (): number => {
    const ready = new Set(
      this.choices.flatMap(({ picks: [first] }) => (first && 'piece' in first ? [first.piece] : [])),
    );
    const pieces = this.state?.scene.pieces.filter((piece) => ready.has(piece.id)) ?? [];
    return pieces.reduce((sum, piece) => sum + heads(piece), 0);
  };

  /** One step back: close what is open, then take back what was pointed at. */
  back(): boolean {
    if (this.target) {
      this.target = undefined;
      return true;
    }
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
    // Where they could go may still be on its way: nobody wants to know any more.
    if (this.path.length === 0) this.going.forget();
    return true;
  }

  /** Who could act here, asked before anybody was chosen: they are marked; if only one can, that one is taken. False if nobody can. */
  protected pointFirst(picks: Pick[]): boolean {
    const found = picks.find((pick) => aimedAt(this.choices, pick).length > 0);
    if (!found || this.path.length > 0) return false;
    this.target = found;
    const who = [...new Set(this.towards.map((choice) => key(choice.picks[0]!)))];
    if (who.length === 1) void this.letAct(this.towards[0]!.picks[0]!);
    else this.spoken = t('choose.who', { n: who.length });
    return true;
  }

  /** Lets somebody act on what was pointed at first. */
  protected async letAct(who: Pick) {
    const { target } = this;
    if (!target) return;
    this.target = undefined;
    this.path = [who];
    // What belongs to the order is asked for as soon as somebody is chosen.
    await tick();
    this.point(target);
  }

  /** Points at something. */
  protected abstract point(pick: Pick): void;

  /** Takes back the nth thing that was pointed at and all after it. */
  backTo(n: number) {
    this.clear();
    this.path = this.path.slice(0, n);
  }

  /** Everything that was open or pointed at is over. */
  forget() {
    this.path = [];
    this.target = undefined;
    this.going.forget();
    this.switched = {};
    this.advice = undefined;
    this.hint = '';
    this.clear();
  }

  /** What was pointed at first in the last order from here. */
  protected last: Pick | undefined;
  /** It waited beside the map, as it was then. */
  protected placed: Piece<string> | undefined;
  /** It was sent to work: whoever is like it stays in the hand. */
  protected assigned = false;

  protected remember(choice: Choice<string>) {
    this.last = choice.picks[0];
    this.placed = this.waitingPiece(this.last);
    this.assigned = choice.verb === 'assign';
  }

  protected waitingPiece(pick: Pick | undefined): Piece<string> | undefined {
    const id = pick && 'piece' in pick ? pick.piece : undefined;
    const piece = this.state?.scene.pieces.find((one) => one.id === id);
    const cells = this.welcome?.map.boards.flatMap((board) => board.cells) ?? [];
    const cell = cells.find((one) => one.id === piece?.cell);
    return cell?.role === 'tray' && piece?.price === null ? piece : undefined;
  }

  /** Who has just acted and alone can go on stays chosen, and whoever alone can act at all is chosen already. */
  protected resume() {
    // Asked for a reaction, the best answer is chosen as a whole.
    if (!this.mine || this.answers.length > 0) return;
    const { last } = this;
    const stays = last && (goesOn(this.choices, last) || (this.assigned && this.canBegin(last)));
    const only = stays ? last : (alone(this.choices) ?? this.nextToPlace());
    if (only && !('card' in only)) this.path = [only];
  }

  /** Of several units that wait beside the map the next one is in the hand when one has been placed, one of the same kind first. */
  protected nextToPlace(): Pick | undefined {
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

  protected clear() {
    this.which = [];
    this.suggested = false;
    this.button = undefined;
    this.reading = undefined;
    this.asked = undefined;
    this.whyNot = undefined;
    this.problem = undefined;
  }

  protected async askWhyNot(picks: Path) {
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

  protected fail(error: unknown) {
    this.asked = undefined;
    if (!(error instanceof HostProblem)) return;
    if (error.problem.code === 'stale') this.hearing.flush();
    this.problem = error.problem;
    this.spoken = error.problem.text;
  }
}
