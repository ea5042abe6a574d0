import { expect, test } from 'vitest';
import { ASKS, asText, readAsk } from './ask';

test('every choice of the list reads back as written', () => {
  for (const text of ASKS) expect(asText(readAsk(text))).toBe(text);
  expect(readAsk('30')).toEqual({ above: 30 });
});
