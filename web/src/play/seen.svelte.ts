// What the host has said of a table, and what of it is looked at: now, or a moment of the past.
import { looks, type Looks } from '../board/livery';
import type { Palette } from '../board/palette';
import { inFrame } from '../board/frame';
import { inPicture } from '../board/picture.svelte';
import type { Conversation, Link } from '../host/host';
import { settings } from '../lib/settings.svelte';
import type { Cue, LogEntry, NoteLine, PlayerState, Problem, State, Welcome } from '../protocol';
import { t } from '../text';
import { beat } from './beat';
import { Hearing } from './hearing';
import { levelName } from './levels';
import { Moments } from './moments.svelte';
import type { Outcome } from './outcome';
import { Overlays } from './overlays.svelte';

export abstract class Seen {
  link = $state<Link>('connecting');
  refused = $state<Problem>();
  /** When the line is tried again, in milliseconds of this page's clock. */
  retryAt = $state<number>();
  /** Arrows that people have drawn, until the table moves on. */
  arrows = $state.raw<{ side: string; cells: [string, string] }[]>([]);
  welcome = $state.raw<Welcome>();
  state = $state.raw<State>();
  log = $state.raw<LogEntry[]>([]);
  /** What happened at the table beside the game. */
  notes = $state.raw<NoteLine[]>([]);

  problem = $state.raw<Problem>();
  busy = $state(false);
  /** States that have come but are not shown yet. */
  behind = $state(0);
  /** Whether sides know different things; unknown at first. */
  secrets = $state<boolean>();
  protected ready = $state('');
  /** What has just been seen to happen on the board. */
  cues = $state.raw<Cue[]>([]);
  /** When the view will have come to what has just happened, by the clock of the page. */
  arrives = 0;
  /** What has just come of a fight. */
  outcome = $state.raw<Outcome>();
  /** What a screen reader is told. */
  spoken = $state('');

  /** Colours over the map. */
  overlays = new Overlays(
    () => this.talk,
    () => this.welcome,
  );
  protected moments = new Moments(() => this.talk);
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
  boards = $derived(inPicture((this.welcome?.map.boards ?? []).map(inFrame)));

  /** The line to the host: the table joins when it is made. */
  protected talk!: Conversation;
  protected hearing = new Hearing(
    (state) => this.show(state),
    (state) => this.moments.scene(state),
    (state) => (this.moment || this.mine ? 0 : beat(state, settings.pace)),
    () => settings.pace !== 'off' && !this.moment && !this.mine,
    (count) => (this.behind = count),
    () => Math.max(0, this.arrives - performance.now()),
  );

  /** A state comes into view. */
  protected abstract show(state: State): void;

  /** The colours of pieces. */
  looks = (palette: Palette): Looks => looks(this.welcome?.map, this.sides, palette);

  nameOf = (side: string) => this.welcome?.sides.find(([id]) => id === side)?.[1] ?? side;

  /** The name of whoever plays a side, or what kind of player it is. */
  playerName = (player: PlayerState): string => {
    if ('bot' in player.player)
      return `${t('player.computer')}, ${levelName(this.welcome?.bots ?? [], player.player.bot)}`;
    if (player.player.human !== '') return player.player.human;
    if (this.yours.includes(player.side)) return settings.name || t('player.you');
    // Whoever opened the table sits at a seat that nobody has claimed.
    return player.claimed || player.here ? t('player.human') : t('player.awaited');
  };

  /** A side with the name of the person who plays it. */
  whoIs = (side: string): string => {
    const player = this.state?.players.find((one) => one.side === side);
    const name = player && 'human' in player.player ? player.player.human : '';
    return name === '' ? this.nameOf(side) : `${this.nameOf(side)} (${name})`;
  };

  /** The side looks; nobody else does. */
  draw(side: string) {
    this.ready = side;
  }

  /** Shows at once what waits to be shown. */
  catchUp() {
    this.hearing.flush();
  }
}
