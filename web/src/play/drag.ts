// Dragging a card or a counter from beside the board onto it, by mouse, pen or finger.

/** Pixels before a press becomes a drag. */
const SLACK = { mouse: 6, touch: 12 };

export type Drag = {
  /** The drag begins: what is dragged is chosen, so that its targets are marked. */
  begin: () => void;
  /** It is let go over this point of the window. */
  drop: (x: number, y: number) => void;
  /** It is let go by the browser or with Escape. */
  cancel: () => void;
};

/** An attachment for what can be dragged; a copy of it follows the pointer. */
export function draggable(drag: Drag) {
  return (element: HTMLElement) => {
    let from: { x: number; y: number; id: number; touch: boolean } | undefined;
    let ghost: HTMLElement | undefined;
    let dragged = false;

    function lift() {
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.setAttribute('aria-hidden', 'true');
      ghost.removeAttribute('data-test');
      Object.assign(ghost.style, {
        position: 'fixed',
        zIndex: '40',
        left: '0',
        top: '0',
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: '0',
        opacity: '0.85',
        pointerEvents: 'none',
        transition: 'none',
      });
      document.body.append(ghost);
    }

    function follow(event: PointerEvent) {
      if (!ghost || !from) return;
      const box = element.getBoundingClientRect();
      // Under a finger it would not be seen.
      const up = from.touch ? box.height + 24 : box.height / 2;
      ghost.style.transform = `translate(${event.clientX - box.width / 2}px, ${event.clientY - up}px)`;
    }

    function end() {
      ghost?.remove();
      ghost = undefined;
      from = undefined;
      window.removeEventListener('keydown', escape, true);
    }

    function press(event: PointerEvent) {
      if (event.button !== 0) return;
      dragged = false;
      from = {
        x: event.clientX,
        y: event.clientY,
        id: event.pointerId,
        touch: event.pointerType === 'touch',
      };
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      if (!ghost) {
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
        if (far < (from.touch ? SLACK.touch : SLACK.mouse)) return;
        element.setPointerCapture(event.pointerId);
        window.addEventListener('keydown', escape, true);
        dragged = true;
        lift();
        drag.begin();
      }
      follow(event);
    }

    function release(event: PointerEvent) {
      const held = ghost !== undefined;
      end();
      if (held) drag.drop(event.clientX, event.clientY);
    }

    function cancel() {
      const held = ghost !== undefined;
      end();
      if (held) drag.cancel();
    }

    function escape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    }

    /** The click that follows a drag is not one. */
    function click(event: MouseEvent) {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', cancel, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop.abort();
      end();
    };
  };
}
