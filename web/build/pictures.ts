// Drawings of boards, from the games' folders `art`: checked and bundled while the page is built, each as a piece of its own that is
// fetched when a board needs it. Import them from `virtual:pictures`.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pigments } from '../src/board/pigments';

const GAMES = join(import.meta.dirname, '../../games');
/** Bytes a drawing may have. */
const MOST = 150 * 1024;

/** Why a drawing cannot be used; nothing if it can. */
export function faults(svg: string): string[] {
  const found: string[] = [];
  if (svg.length > MOST) found.push(`it has ${svg.length} bytes, ${MOST} are allowed`);
  for (const [what, pattern] of [
    ['a script', /<script/i],
    ['a handler', /\son\w+\s*=/i],
    ['a link', /href|url\(|<a[\s>]|<image|<use/i],
    ['foreign content', /<foreignObject|<iframe|<!\[CDATA|<!ENTITY/i],
    ['a style', /<style|\sstyle\s*=/i],
  ] as const)
    if (pattern.test(svg)) found.push(`it holds ${what}`);
  const known = pigments(false);
  for (const [, name] of svg.matchAll(/@(\w+)/g))
    if (!(name! in known)) found.push(`unknown colour @${name}`);
  return [...new Set(found)];
}

/** All drawings: name and file. */
export function drawings(): Map<string, string> {
  const found = new Map<string, string>();
  for (const game of readdirSync(GAMES)) {
    const folder = join(GAMES, game, 'art');
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder).filter((one) => one.endsWith('.svg')))
      found.set(file.slice(0, -4), join(folder, file));
  }
  return found;
}

const ALL = 'virtual:pictures';
const ONE = 'virtual:picture/';

export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      const all = drawings();
      if (id === `\0${ALL}`) {
        const lines = [...all.keys()].map(
          (name) => `${JSON.stringify(name)}: () => import('${ONE}${name}'),`,
        );
        return `export default {${lines.join('')}};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const file = all.get(id.slice(ONE.length + 1));
      if (!file) throw new Error(`there is no drawing ${id}`);
      const svg = readFileSync(file, 'utf8');
      const wrong = faults(svg);
      if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}`);
      return `export default ${JSON.stringify(svg)};`;
    },
  };
}
