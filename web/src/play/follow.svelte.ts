// The view follows the game: to what is asked about, to what happens, and back to where the person was. Whoever has just moved the map
// is not moved: a sign at the edge says where to look.
import type { Camera, Rect, View } from '../board/camera.svelte';
import { U } from '../board/geometry';
import { settings } from '../lib/settings.svelte';
import type { Board, Cue, Pick, Scene } from '../protocol';

/** A hand on the map within so many milliseconds keeps the view. */
const HANDS = 4000;
/** Milliseconds a flight takes. */
const FLIGHT = 250;
/** On screens this wide nothing moves if it is to be seen already. */
const WIDE = 1600;

/** What could be looked at, and where it is from the middle of the view. */
export type Call = { text: string; to: View; turn: number };

const still = () =>
  settings.pace === 'off' ||
  (typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** How long a flight may take: nothing for those who want no motion. */
export const flight = () => (still() ? 0 : FLIGHT);

/** The places of these things on a board, in drawing units. */
export function placesOf(board: Board<string>, scene: Scene<string>, picks: Pick[]): Rect[] {
  return picks.flatMap((pick): Rect[] => {
    const id =
      'cell' in pick
        ? pick.cell
        : 'piece' in pick
          ? scene.pieces.find((piece) => piece.id === pick.piece)?.cell
          : undefined;
    const cell = board.cells.find((one) => one.id === id);
    if (!cell) return [];
    const [width, height] = [(cell.w || 1) * U, (cell.h || 1) * U];
    return [{ x: cell.x * U - width / 2, y: cell.y * U - height / 2, width, height }];
  });
}

/** Everything a cue names that can be found on a board. */
export const thingsIn = (cue: Cue): Pick[] => [
  ...(cue.from ? [cue.from] : []),
  ...cue.path.map((cell): Pick => ({ cell })),
  ...cue.to,
];

/** Enemies this many cells from somebody who can act belong to the first view. */
const NEAR = 4;

/** What the first view of a board shows; nothing if nobody on it can act yet. */
export function opening(
  board: Board<string>,
  scene: Scene<string>,
  legal: string[],
  side: string,
  chosen: string | undefined = undefined,
): Rect | undefined {
  const cells = new Map(board.cells.filter((cell) => cell.shape !== 'box').map((cell) => [cell.id, cell]));
  const held = new Set(scene.pieces.map((piece) => piece.cell));
  // Whoever is chosen already is what it is about; what is legal then is where they could go.
  const at = scene.pieces.find((piece) => piece.id === chosen)?.cell;
  const own = (at === undefined ? legal.filter((id) => held.has(id)) : [at]).flatMap(
    (id) => cells.get(id) ?? [],
  );
  if (own.length === 0) return undefined;
  const goals = scene.marks
    .filter(({ marker }) => marker.id === 'objective' || marker.id.startsWith('control-'))
    .flatMap((mark) => cells.get(mark.cell) ?? []);
  const enemies = scene.pieces
    .filter((piece) => piece.side !== '' && piece.side !== side)
    .flatMap((piece) => cells.get(piece.cell) ?? [])
    .filter((cell) => own.some((other) => Math.hypot(cell.x - other.x, cell.y - other.y) <= NEAR));
  const all = [...own, ...(at === undefined ? goals : []), ...enemies];
  const x = Math.min(...all.map((cell) => cell.x - 0.5)) * U;
  const y = Math.min(...all.map((cell) => cell.y - 0.5)) * U;
  const right = Math.max(...all.map((cell) => cell.x + 0.5)) * U;
  const bottom = Math.max(...all.map((cell) => cell.y + 0.5)) * U;
  return { x, y, width: right - x, height: bottom - y };
}

export class Follow {
  /** What somebody who has moved the map should look at. */
  call = $state.raw<Call>();
  private home: View | undefined;

  constructor(private readonly camera: Camera) {}

  /** Something is asked about these places. */
  question(places: Rect[], text: string) {
    if (settings.follow !== 'never') this.look(places, text);
  }

  /** Something happens at these places; whether the view has to go there. */
  event(places: Rect[], text: string): boolean {
    return settings.follow === 'always' && this.look(places, text);
  }

  /** Others act from now on: where the person was is kept. */
  leave() {
    this.home ??= this.camera.view;
  }

  /** It is the person's turn again: back to where they were, if the view has been moved since and not by them. */
  comeBack() {
    const home = this.home;
    this.home = undefined;
    if (!home || settings.follow !== 'always' || this.held()) return;
    const { x, y, zoom } = this.camera.view;
    if (Math.hypot(home.x - x, home.y - y) > 1 || home.zoom !== zoom) this.camera.flyTo(home, flight());
  }

  /** Goes where the sign at the edge points. */
  answer() {
    const to = this.call?.to;
    this.call = undefined;
    if (to) this.camera.flyTo(to, flight());
  }

  private held = () => performance.now() - this.camera.touched < HANDS;

  /** Shows these places; whether the view has to go there. */
  private look(places: Rect[], text: string): boolean {
    this.call = undefined;
    const { camera } = this;
    const room = camera.window.width > WIDE ? 0 : Math.min(0.5 * U, camera.box.width / 8);
    if (places.length === 0 || camera.sees(places, room)) return false;
    const to = camera.toShow(places);
    if (!to) return false;
    if (!this.held()) {
      camera.flyTo(to, flight());
      return true;
    }
    if (camera.sees(places)) return false;
    const turn = Math.atan2(to.y - camera.middle.y, to.x - camera.middle.x);
    this.call = { text, to, turn };
    return false;
  }
}
