// The part of the board that is seen: pan and zoom, kept within reason.

import { COUNTER, U } from './geometry';

export type Rect = { x: number; y: number; width: number; height: number };

/** Room around the board, in drawing units. */
const MARGIN = 14;
/** Closest view: pixels per drawing unit. */
const NEAREST = 5;
/** What is this close to the edge of the view counts as out of it. */
const EDGE = 40;
/** Milliseconds without zooming after which everything is drawn anew for its size. */
const REST = 140;
/** Fingers need cells of about this many pixels. */
const FINGER = 56;

/** A board of which this part would be seen may as well be seen whole. */
const NEARLY = 0.8;

/** What is to be looked at: the middle and the pixels per drawing unit. */
export type View = { x: number; y: number; zoom: number };

/** Views that can be gone back to. */
const KEPT = 20;
/** Room left around what is brought into view, in drawing units. */
const SPARE = 1.5 * U;
/** Following zooms in no further than this: counters of 64 pixels. */
const CLOSE = 64 / COUNTER;

export class Camera {
  board = $state<Rect>({ x: 0, y: 0, width: 100, height: 100 });
  /** Size of the window in pixels. */
  window = $state({ width: 100, height: 100 });
  /** Middle of the view in drawing units. */
  middle = $state({ x: 50, y: 50 });
  /** Pixels per drawing unit. */
  get zoom(): number {
    return this.scale;
  }
  set zoom(to: number) {
    if (to === this.scale) return;
    this.scale = to;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.rest = this.scale), REST);
  }
  /** The zoom that text and counters are drawn for: it follows when zooming has come to rest. */
  rest = $state(1);
  private scale = $state(1);
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** Pixels at the lower edge of the window that something else lies over. */
  below = $state(0);
  /** Whether the reader has moved the view himself. */
  moved = $state(false);

  /** When somebody last moved the view by hand. */
  touched = -Infinity;
  /** What the first view shows, in drawing units; nothing for the whole board. */
  opening: Rect | undefined;

  private fingers = false;
  private flight = 0;
  private before: View[] = [];

  fitted = $derived(
    Math.min(
      this.window.width / (this.board.width + 2 * MARGIN),
      (this.window.height - this.below) / (this.board.height + 2 * MARGIN),
    ),
  );
  box = $derived.by(() => {
    const [width, height] = [this.window.width / this.zoom, this.window.height / this.zoom];
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  });

  /** Shows the whole board. */
  fit() {
    this.zoom = this.fitted;
    this.middle = { x: this.board.x + this.board.width / 2, y: this.board.y + this.board.height / 2 };
    this.moved = false;
    this.settle();
  }

  /** Something lies over the lower edge from now on, or no longer does. */
  cover(below: number) {
    if (below === this.below) return;
    this.below = below;
    if (!this.moved) this.begin();
    else this.settle();
  }

  /** Something lies over the lower edge for a while: the view stays as it is, until there is more room again. */
  coverMeanwhile(below: number) {
    const shrinks = below < this.below;
    this.below = below;
    if (shrinks) this.settle();
  }

  /**
   * The first view: what matters at the beginning, if counters are larger then; else the whole board, or on a small screen as much
   * of it as stays big enough for fingers.
   */
  begin(fingers = this.fingers) {
    this.fingers = fingers;
    this.fit();
    const at = this.opening && this.fitted < CLOSE ? this.toShow([this.opening], true) : undefined;
    if (at && at.zoom > this.fitted * 1.02) {
      if (fingers && this.nearlyFits(at.zoom)) return void (this.rest = this.zoom);
      if (fingers) at.zoom = Math.max(at.zoom, FINGER / 100);
      this.place(at);
      this.rest = this.zoom;
      return;
    }
    if (!fingers) return void (this.rest = this.zoom);
    const tall = this.window.height / (this.board.height + 2 * MARGIN);
    const wanted = Math.max(this.fitted, Math.min(tall, 1.4), FINGER / 100);
    // What would only just not fit is shown whole.
    this.zoom = this.nearlyFits(wanted) ? this.fitted : wanted;
    this.rest = this.zoom;
    this.settle();
  }

  private nearlyFits = (zoom: number) => this.fitted >= NEARLY * zoom && this.fitted >= FINGER / 100;

  resize(width: number, height: number) {
    this.window = { width, height };
    if (!this.moved) this.begin();
    else this.settle();
  }

  /** Zooms, keeping the point under the pointer where it is. */
  zoomAt(px: number, py: number, factor: number) {
    const before = this.box;
    const at = { x: before.x + px / this.zoom, y: before.y + py / this.zoom };
    this.zoom = Math.max(this.fitted * 0.8, Math.min(NEAREST, this.zoom * factor));
    this.middle = {
      x: at.x + (this.window.width / 2 - px) / this.zoom,
      y: at.y + (this.window.height / 2 - py) / this.zoom,
    };
    this.take();
    this.settle();
  }

  zoomBy(factor: number) {
    this.zoomAt(this.window.width / 2, this.window.height / 2, factor);
  }

  /** Moves the view by pixels. */
  pan(dx: number, dy: number) {
    this.middle = { x: this.middle.x - dx / this.zoom, y: this.middle.y - dy / this.zoom };
    this.take();
    this.settle();
  }

  get view(): View {
    return { ...this.middle, zoom: this.zoom };
  }

  /** Where to look from so that all of this is seen, with room around it; closer only if asked for, farther if it must be. */
  toShow(what: Rect[], closer = false): View | undefined {
    if (what.length === 0) return undefined;
    const left = Math.min(...what.map((one) => one.x)) - SPARE / 2;
    const top = Math.min(...what.map((one) => one.y)) - SPARE / 2;
    const right = Math.max(...what.map((one) => one.x + one.width)) + SPARE / 2;
    const bottom = Math.max(...what.map((one) => one.y + one.height)) + SPARE / 2;
    const fits = Math.min(
      this.window.width / (right - left),
      (this.window.height - this.below) / (bottom - top),
    );
    const zoom = closer
      ? Math.max(this.fitted, Math.min(fits, CLOSE))
      : Math.max(Math.min(this.fitted, fits), Math.min(this.zoom, fits));
    // What is covered at the lower edge is not seen.
    return { x: (left + right) / 2, y: (top + bottom) / 2 + this.below / zoom / 2, zoom };
  }

  /** Whether all of this is in the window, this far from its edge. */
  sees(what: Rect[], room = 0): boolean {
    const view = this.box;
    return what.every(
      (one) =>
        one.x >= view.x + room &&
        one.y >= view.y + room &&
        one.x + one.width <= view.x + view.width - room &&
        one.y + one.height <= view.y + view.height - this.below / this.zoom - room,
    );
  }

  /** Flies there in so many milliseconds; the view before can be gone back to. */
  flyTo(to: View, time: number) {
    this.before = [...this.before, this.view].slice(-KEPT);
    this.move(to, time);
  }

  /** Back to the view before the last flight; false if there is none. */
  back(time: number): boolean {
    const to = this.before.pop();
    if (!to) return false;
    this.move(to, time);
    return true;
  }

  private move(to: View, time: number) {
    cancelAnimationFrame(this.flight);
    const from = this.view;
    if (time <= 0) return this.place(to);
    const start = performance.now();
    const frame = (now: number) => {
      const done = Math.max(0, Math.min(1, (now - start) / time));
      const part = done * done * (3 - 2 * done);
      const zoom = from.zoom * (to.zoom / from.zoom) ** part;
      // Along a straight line on the screen, whatever the zoom.
      const share = to.zoom === from.zoom ? part : (zoom - from.zoom) / (to.zoom - from.zoom);
      this.place({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom });
      if (done < 1) this.flight = requestAnimationFrame(frame);
    };
    this.flight = requestAnimationFrame(frame);
  }

  private place(to: View) {
    this.zoom = to.zoom;
    this.middle = { x: to.x, y: to.y };
    this.moved = true;
    this.settle();
  }

  /** The hand has taken the view. */
  private take() {
    if (typeof cancelAnimationFrame !== 'undefined') cancelAnimationFrame(this.flight);
    this.touched = performance.now();
    this.moved = true;
  }

  /** Brings a point into view if it is not. */
  reveal(x: number, y: number, room = 70) {
    const view = this.box;
    const [mx, my] = [Math.min(room, view.width / 3), Math.min(room, view.height / 3)];
    const inside = (at: number, from: number, length: number, m: number) =>
      at > from + m && at < from + length - m;
    if (!inside(x, view.x, view.width, mx)) this.middle.x = x;
    const seen = view.height - this.below / this.zoom;
    if (!inside(y, view.y, seen, my)) this.middle.y = y + this.below / this.zoom / 2;
    this.settle();
  }

  /** The whole board, from where one can go back. */
  whole() {
    this.before = [...this.before, this.view].slice(-KEPT);
    this.fit();
    this.touched = performance.now();
  }

  /** Brings the first of these cells into view, unless one of them is. */
  showOne(cells: { x: number; y: number }[]) {
    const view = this.box;
    const seen = (x: number, y: number) =>
      x > view.x + EDGE && x < view.x + view.width - EDGE && y > view.y && y < view.y + view.height;
    const first = cells[0];
    if (first && !cells.some((cell) => seen(cell.x * U, cell.y * U))) this.reveal(first.x * U, first.y * U);
  }

  /** Keeps the board from leaving the window. */
  private settle() {
    const hold = (middle: number, from: number, length: number, seen: number) => {
      const half = seen / 2 - MARGIN;
      if (seen >= length + 2 * MARGIN) return from + length / 2;
      return Math.max(from + half, Math.min(from + length - half, middle));
    };
    const view = this.box;
    // What is covered counts as out of view.
    const covered = this.below / this.zoom;
    this.middle = {
      x: hold(this.middle.x, this.board.x, this.board.width, view.width),
      y:
        hold(this.middle.y - covered / 2, this.board.y, this.board.height, view.height - covered) +
        covered / 2,
    };
  }
}
