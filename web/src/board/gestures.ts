// Pan and zoom by mouse wheel, drag and pinch; carrying, a lasso with Shift, arrows with the right button, a long press of a finger.
import type { Camera } from './camera.svelte';

/** Pixels a mouse or a finger may stray and still mean a click. */
const SLACK = 6;
const FINGER = 12;
/** Milliseconds a finger rests on something that it asks about. */
const LONG = 350;

/** What happens to something that is taken up and carried instead of moving the view. */
export type Carry = {
  /** Whether what was pressed can be carried; it is taken up then. */
  take: (pressed: Element) => boolean;
  /** It is over this point of the window. */
  move: (x: number, y: number, touch: boolean) => void;
  /** It is let go there; nowhere if the browser has taken the pointer away. */
  drop: (at: { x: number; y: number } | undefined) => void;
  /** A rectangle in the window is drawn around something, then it is done. */
  lasso: (from: At, to: At, done: boolean) => void;
  /** An arrow is drawn from one point of the window to another, then it is done; without a way it was only a click. */
  arrow: (from: At, to: At, done: boolean) => void;
  /** A finger rests on this. */
  hold: (pressed: Element) => void;
};
type At = { x: number; y: number };
/** What a press that moves does. */
type Mode = 'pan' | 'carry' | 'lasso' | 'arrow';

/** An action for the board's element. `moved()` tells whether the last press was a drag, not a click. */
export function gestures(camera: Camera, carry?: Carry) {
  let pressed: Element | undefined;
  let mode: Mode = 'pan';
  let slack = SLACK;
  let button = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;
  const down = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragging = false;
  let gap = 0;

  function press(event: PointerEvent) {
    if (event.button > 2 || (event.button === 2 && !carry)) return;
    const touch = event.pointerType === 'touch';
    if (down.size === 0) {
      [button, slack, mode] = [event.button, touch ? FINGER : SLACK, 'pan'];
      dragging = false;
    }
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = { x: event.clientX, y: event.clientY };
    pressed = down.size === 1 && event.button === 0 ? (event.target as Element) : undefined;
    gap = 0;
    clearTimeout(holding);
    const on = pressed;
    if (!touch || !on || !carry) return;
    holding = setTimeout(() => {
      // What follows is no click.
      dragging = true;
      carry.hold(on);
    }, LONG);
  }

  /** What this press does now that it moves. */
  function begin(shift: boolean): Mode {
    if (!carry || down.size > 1) return 'pan';
    if (button === 2) return 'arrow';
    if (button === 0 && shift) return 'lasso';
    return pressed !== undefined && carry.take(pressed) ? 'carry' : 'pan';
  }

  function move(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const element = event.currentTarget as Element;
    if (!dragging && down.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < slack) return;
    if (!dragging) {
      dragging = true;
      clearTimeout(holding);
      element.setPointerCapture?.(event.pointerId);
      mode = begin(event.shiftKey);
    }
    down.set(event.pointerId, now);
    if (mode === 'carry') return carry?.move(now.x, now.y, event.pointerType === 'touch');
    if (mode === 'lasso' || mode === 'arrow') return carry?.[mode](start, now, false);
    if (down.size === 1) return camera.pan(now.x - before.x, now.y - before.y);
    const [a, b] = [...down.values()];
    const wide = Math.hypot(a!.x - b!.x, a!.y - b!.y);
    const box = element.getBoundingClientRect();
    if (gap > 0) camera.zoomAt((a!.x + b!.x) / 2 - box.left, (a!.y + b!.y) / 2 - box.top, wide / gap);
    gap = wide;
  }

  function release(event: PointerEvent) {
    clearTimeout(holding);
    if (!down.delete(event.pointerId)) return;
    gap = 0;
    const up = event.type === 'pointerup';
    const at = { x: event.clientX, y: event.clientY };
    const did = mode;
    mode = 'pan';
    if (did === 'carry') carry?.drop(up ? at : undefined);
    else if (did === 'lasso' || did === 'arrow') carry?.[did](start, up ? at : start, true);
    else if (button === 2 && !dragging) carry?.arrow(start, start, true);
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const speed = event.deltaMode === 1 ? 0.05 : 0.0015;
    camera.zoomAt(event.clientX - box.left, event.clientY - box.top, Math.exp(-event.deltaY * speed));
  }

  return {
    moved: () => dragging,
    attach(element: SVGSVGElement) {
      element.addEventListener('pointerdown', press);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', release);
      element.addEventListener('pointercancel', release);
      element.addEventListener('wheel', wheel, { passive: false });
      // The right button draws; a long press is ours.
      if (carry) element.addEventListener('contextmenu', (event) => event.preventDefault());
      const watch = new ResizeObserver(() => camera.resize(element.clientWidth, element.clientHeight));
      watch.observe(element);
      return () => watch.disconnect();
    },
  };
}
