// The page's own words. What a game says comes from its host, in the same language.
import { settings } from '../lib/settings.svelte';
import { de } from './de';
import { en } from './en';

export type Key = keyof typeof en;

const texts = { de, en };

/** The text in the reader's language, with `{name}` replaced. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return texts[settings.lang][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export const percent = (chance: number): string => {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  return chance.toLocaleString(settings.lang, { style: 'percent', maximumFractionDigits: digits });
};

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const decimal = (n: number): string => n.toLocaleString(settings.lang, { maximumFractionDigits: 1 });
