// Keys that work anywhere on the table's page.
import { settings } from '../lib/settings.svelte';

export type Shortcuts = {
  back: () => boolean;
  map: () => void;
  hand: () => void;
  /** To the next of what can be chosen, or the one before. */
  next: (by: 1 | -1) => void;
  target: () => void;
  group: () => void;
  place: () => void;
  reach: () => void;
  safe: () => void;
  number: (n: number) => void;
  list: () => void;
  undo: () => void;
  advice: () => void;
  overlay: () => void;
  instructions: () => void;
  rules: () => void;
  replay: () => void;
  step: (by: number) => void;
  /** To the next fight of the game, or the one before. */
  fight: (by: 1 | -1) => void;
  help: () => void;
  briefing: () => void;
  sound: () => void;
  fold: () => void;
  end: () => void;
  fit: () => void;
};

export const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

export function shortcut(event: KeyboardEvent, on: Shortcuts) {
  const busy = event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented;
  if (busy || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    if (on.back()) event.preventDefault();
    return;
  }
  if (!settings.letters || typing(event.target)) return;
  const key = event.key.toLowerCase();
  const actions: Record<string, () => void> = {
    m: on.map,
    c: on.hand,
    n: () => on.next(event.shiftKey ? -1 : 1),
    t: on.target,
    g: on.group,
    '/': on.place,
    w: on.reach,
    v: on.safe,
    l: on.list,
    u: on.undo,
    a: on.advice,
    o: on.overlay,
    i: on.instructions,
    r: on.rules,
    p: on.replay,
    ',': () => on.step(-1),
    '.': () => on.step(1),
    // The same keys with Shift, on keyboards of either kind.
    '<': () => on.fight(-1),
    ';': () => on.fight(-1),
    '>': () => on.fight(1),
    ':': () => on.fight(1),
    '?': on.help,
    '\\': on.fold,
    b: on.briefing,
    q: on.sound,
    e: on.end,
    f: on.fit,
  };
  const action = /^[1-9]$/.test(key) ? () => on.number(Number(key)) : actions[key];
  if (!action) return;
  event.preventDefault();
  action();
}
