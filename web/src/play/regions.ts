// The regions of the page, one after the other: bar, map, hand, panel.

const FIRST = '[tabindex="0"], button:not(:disabled), a[href], input, select';

/** Moves the focus to the next region that holds anything, or the one before. */
export function nextRegion(by: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  // The hand lies inside the region of the map: the innermost counts.
  const at = all.findLastIndex((region) => region.contains(document.activeElement));
  for (let step = 1; step <= all.length; step++) {
    const region = all[(at + by * step + all.length * 2) % all.length];
    const first = region?.querySelector<HTMLElement>(FIRST);
    if (!first) continue;
    first.focus();
    return;
  }
}
