// Pan and zoom by mouse wheel, drag and pinch.
import type { Camera } from './camera.svelte';

/** Pixels a finger or mouse may stray and still mean a click. */
const SLACK = 6;

/** What happens to something that is taken up and carried instead of moving the view. */
export type Carry = {
  /** Whether what was pressed can be carried; it is taken up then. */
  take: (pressed: Element) => boolean;
  /** It is over this point of the window. */
  move: (x: number, y: number) => void;
  /** It is let go there; nowhere if the browser has taken the pointer away. */
  drop: (at: { x: number; y: number } | undefined) => void;
};

/** An action for the board's element. `moved()` tells whether the last press was a drag, not a click. */
export function gestures(camera: Camera, carry?: Carry) {
  let pressed: Element | undefined;
  let carrying = false;
  const down = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragging = false;
  let gap = 0;

  function press(event: PointerEvent) {
    if (event.button > 1) return;
    if (down.size === 0) dragging = false;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = { x: event.clientX, y: event.clientY };
    pressed = down.size === 1 && event.button === 0 ? (event.target as Element) : undefined;
    gap = 0;
  }

  function move(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const element = event.currentTarget as Element;
    if (!dragging && down.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    if (!dragging) {
      dragging = true;
      element.setPointerCapture?.(event.pointerId);
      carrying = down.size === 1 && pressed !== undefined && (carry?.take(pressed) ?? false);
    }
    down.set(event.pointerId, now);
    if (carrying) return carry?.move(now.x, now.y);
    if (down.size === 1) return camera.pan(now.x - before.x, now.y - before.y);
    const [a, b] = [...down.values()];
    const wide = Math.hypot(a!.x - b!.x, a!.y - b!.y);
    const box = element.getBoundingClientRect();
    if (gap > 0) camera.zoomAt((a!.x + b!.x) / 2 - box.left, (a!.y + b!.y) / 2 - box.top, wide / gap);
    gap = wide;
  }

  function release(event: PointerEvent) {
    down.delete(event.pointerId);
    gap = 0;
    if (!carrying) return;
    carrying = false;
    carry?.drop(event.type === 'pointerup' ? { x: event.clientX, y: event.clientY } : undefined);
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
      const watch = new ResizeObserver(() => camera.resize(element.clientWidth, element.clientHeight));
      watch.observe(element);
      return () => watch.disconnect();
    },
  };
}
