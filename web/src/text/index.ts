// The page's own words. What a game says comes from its host, in the same language.
import { settings } from '../lib/settings.svelte';
import { de } from './de';
import { en } from './en';

export type Key = keyof typeof en;

const texts = { de, en };

/** Replaces `{n}` by the value, and `{n:line|lines}` by the word that goes with it. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) =>
    one === undefined ? String(values[name] ?? '') : Number(values[name]) === 1 ? one : String(many),
  );
}

/** The text in the reader's language, with its values filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(texts[settings.lang][key], values);
}

export const percent = (chance: number): string => {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  return chance.toLocaleString(settings.lang, { style: 'percent', maximumFractionDigits: digits });
};

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const decimal = (n: number): string => n.toLocaleString(settings.lang, { maximumFractionDigits: 1 });
