// Standing instructions as values of a list.
import type { Ask } from '../protocol';

/** From asking most to asking least. */
export const ASKS = ['always', 'matters', '10', '20', '30', '40', '50', '60', '70', '80', '90', 'never'];

export const asText = (ask: Ask): string => (typeof ask === 'object' ? String(ask.above) : ask);

export function readAsk(text: string): Ask {
  if (text === 'always' || text === 'matters' || text === 'never') return text;
  return { above: Number(text) };
}
