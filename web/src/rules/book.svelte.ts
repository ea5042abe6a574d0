// The rulebook that is open beside the table.
import type { Host } from '../host/host';
import type { RulesText } from '../protocol';

export const book = $state({ open: false, game: '', section: '', ruling: '', asked: 0 });

const cache = new Map<string, Promise<RulesText>>();

export function rulesOf(host: Host, game: string, lang: string): Promise<RulesText> {
  const name = `${game} ${lang}`;
  let found = cache.get(name);
  if (!found) {
    found = host.rules(game, lang);
    found.catch(() => cache.delete(name));
    cache.set(name, found);
  }
  return found;
}

/** A reference is a section, perhaps followed by a ruling: `6.6 R27`. */
export function readRule(rule: string): { section: string; ruling: string } {
  const words = rule.trim().split(/[\s,;]+/);
  const ruling = words.find((word) => /^R\d+/.test(word)) ?? '';
  return { section: words.find((word) => word !== ruling) ?? '', ruling };
}

/** The section itself, or the nearest one above it: 6.6.1, then 6.6, then 6. */
export function nearest(sections: string[], wanted: string): string | undefined {
  const parts = wanted.split('.');
  for (let n = parts.length; n > 0; n--) {
    const section = parts.slice(0, n).join('.');
    if (sections.includes(section)) return section;
  }
  return undefined;
}

export function openRule(rule = '') {
  Object.assign(book, readRule(rule), { open: true, asked: book.asked + 1 });
}

/** Closes it; false if it was not open. */
export function closeBook(): boolean {
  const was = book.open;
  book.open = false;
  return was;
}
