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
  const value = chance * 100;
  const digits = value > 0 && value < 1 ? 1 : 0;
  return `${value.toLocaleString(settings.lang, { maximumFractionDigits: digits })} %`;
};

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const decimal = (n: number): string => n.toLocaleString(settings.lang, { maximumFractionDigits: 1 });
