// The part of the board that is seen: pan and zoom, kept within reason.

import { U } from './geometry';

export type Rect = { x: number; y: number; width: number; height: number };

/** Room around the board, in drawing units. */
const MARGIN = 14;
/** Closest view: pixels per drawing unit. */
const NEAREST = 5;
/** What is this close to the edge of the view counts as out of it. */
const EDGE = 40;
/** Fingers need cells of about this many pixels. */
const FINGER = 56;

export class Camera {
  board = $state<Rect>({ x: 0, y: 0, width: 100, height: 100 });
  /** Size of the window in pixels. */
  window = $state({ width: 100, height: 100 });
  /** Middle of the view in drawing units. */
  middle = $state({ x: 50, y: 50 });
  /** Pixels per drawing unit. */
  zoom = $state(1);
  /** Pixels at the lower edge of the window that something else lies over. */
  below = $state(0);
  /** Whether the reader has moved the view himself. */
  moved = $state(false);

  private fingers = false;

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

  /** The first view: the whole board, or on a small screen as much of it as stays big enough for fingers. */
  begin(fingers = this.fingers) {
    this.fingers = fingers;
    this.fit();
    if (!fingers) return;
    const tall = this.window.height / (this.board.height + 2 * MARGIN);
    this.zoom = Math.max(this.fitted, Math.min(tall, 1.4), FINGER / 100);
    this.settle();
  }

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
    this.moved = true;
    this.settle();
  }

  zoomBy(factor: number) {
    this.zoomAt(this.window.width / 2, this.window.height / 2, factor);
  }

  /** Moves the view by pixels. */
  pan(dx: number, dy: number) {
    this.middle = { x: this.middle.x - dx / this.zoom, y: this.middle.y - dy / this.zoom };
    this.moved = true;
    this.settle();
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
