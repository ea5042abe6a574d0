// A move by destination that is being thought about: the course of the chosen pieces, the goal looked at, the way bent by hand.
import { askFor, type Conversation } from '../host/host';
import type { Course, State, Strike } from '../protocol';
import { isRisky, nextCell, ordersTo, reach, risk, spotAt } from './course';

export class Going {
  course = $state.raw<Course<string>>();
  /** What the pieces asked about can do together with others, from where they stand. */
  strikes = $state.raw<Strike<string>[]>([]);
  /** The cell looked at. */
  looked = $state<string>();
  /** A goal that waits for its confirmation. */
  asked = $state<string>();
  /** Whether the safest way is meant instead of the cheapest. */
  safe = $state(false);
  /** Cells that the way was bent through. */
  via = $state.raw<string[]>([]);

  cells = $derived(this.course ? reach(this.course) : new Map());
  /** The spot whose way is shown. */
  goal = $derived(spotAt(this.cells, this.asked ?? this.looked, this.safe));
  /** Whether there is a safer way to it. */
  hasSafer = $derived(this.cells.get(this.asked ?? this.looked ?? '')?.safe !== undefined);

  /** A question under way: what the chosen pieces can do is not known yet. */
  asking: Promise<boolean> | undefined;
  private wanted = 0;

  constructor(
    private readonly talk: () => Conversation,
    private readonly now: () => State | undefined,
  ) {}

  /** Asks where these pieces can go; whether they can go anywhere. */
  async choose(who: string[], via: string[] = []): Promise<boolean> {
    const asking = this.ask(who, via);
    this.asking = asking;
    const found = await asking;
    if (this.asking === asking) this.asking = undefined;
    return found;
  }

  private async ask(who: string[], via: string[]): Promise<boolean> {
    const state = this.now();
    const wanted = ++this.wanted;
    if (!state || who.length === 0) return false;
    try {
      const answer = await askFor(this.talk(), { type: 'course', state: state.state, who, via }, 'course');
      // The same position may have been told again meanwhile, with somebody else at the table.
      if (wanted !== this.wanted || this.now()?.state !== state.state) return false;
      const { course } = answer;
      if (!course || course.spots.length < 2) {
        this.forget();
        this.strikes = course?.strikes ?? [];
        return false;
      }
      this.course = course;
      this.strikes = course.strikes;
      this.via = via;
      this.asked = undefined;
      return true;
    } catch {
      // The table has moved on, or the line is gone: there is nothing to show.
      if (wanted === this.wanted) this.forget();
      return false;
    }
  }

  /** The first of these that can go anywhere, with all of the others that can go along. */
  async chooseAll(pieces: string[]): Promise<boolean> {
    for (const first of pieces) {
      if (!(await this.choose([first]))) continue;
      const parts = this.course?.parts.flatMap((part) => part.piece ?? []) ?? [];
      const along = parts.filter((one) => pieces.includes(one) && one !== first);
      return along.length === 0 || (await this.choose([first, ...along])) || (await this.choose([first]));
    }
    return false;
  }

  forget() {
    this.wanted++;
    this.asking = undefined;
    this.course = undefined;
    this.strikes = [];
    this.looked = undefined;
    this.asked = undefined;
    this.via = [];
    this.safe = false;
  }

  /** What this order begins, if others may join in it or more orders belong to it. */
  strikeOf = (order: string): Strike<string> | undefined =>
    this.strikes.find(
      ({ open, joins, close }) => open.length === 1 && open[0] === order && joins.length + close.length > 0,
    );

  /** Whether the pieces can go there. */
  reaches = (cell: string) => this.cells.has(cell);

  /** The orders that lead there, if that is to be done now; a way on which something may happen, or that was only tapped, is shown first. */
  point(cell: string, tapped: boolean): string[] | undefined {
    const spot = spotAt(this.cells, cell, this.safe);
    if (!this.course || spot === undefined) return undefined;
    const confirmed = this.asked === cell;
    this.looked = cell;
    if (!confirmed && (tapped || isRisky(this.course, spot))) {
      this.asked = cell;
      return undefined;
    }
    return ordersTo(this.course, spot);
  }

  /** Bends the way through this cell. */
  async bend(cell: string): Promise<boolean> {
    if (!this.course || !this.cells.has(cell)) return false;
    return this.choose(this.course.who, [...this.via, cell]);
  }

  /** Asks again with or without somebody. */
  together = (piece: string, along: boolean) => {
    const who = (this.course?.who ?? []).filter((one) => one !== piece);
    return this.choose(along ? [...who, piece] : who);
  };

  /** Whether this piece can come along with the chosen ones, or does. */
  joins = (piece: string) => this.course?.parts.some((part) => part.piece === piece) ?? false;
  join = (piece: string) => void this.together(piece, !this.course?.who.includes(piece));

  /** With everybody who can come along, or, if somebody does, alone. */
  async turnGroup() {
    const { course } = this;
    const along = course?.parts.flatMap((part) => part.piece ?? []) ?? [];
    if (!course || along.length === 0) return;
    const leader = course.who.filter((one) => !along.includes(one));
    await this.choose(along.some((one) => course.who.includes(one)) ? leader : [...leader, ...along]);
  }

  next = (after: string | undefined) => nextCell(this.cells, after);

  /** What the way to a cell costs and risks. */
  about(cell: string): { cost: number; budget: number | null; unit: string; risk: number } | undefined {
    const spot = spotAt(this.cells, cell, this.safe);
    if (!this.course || spot === undefined) return undefined;
    const { budget, unit, spots } = this.course;
    return { cost: spots[spot]!.cost, budget, unit, risk: risk(this.course, spot) };
  }

  /** One step back: the confirmation, the bends, the whole. */
  back(): boolean {
    if (!this.course) return false;
    if (this.asked !== undefined) this.asked = undefined;
    else if (this.via.length > 0) void this.choose(this.course.who, this.via.slice(0, -1));
    else this.forget();
    return true;
  }
}
