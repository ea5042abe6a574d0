import { expect, test } from 'vitest';
import { ownKey, spec } from './open';

const opened = {
  table: 't',
  seats: [
    ['red', 'red-key'],
    ['blue', 'blue-key'],
  ] as [string, string][],
  host: 'host-key',
  watch: 'watch-key',
};

test('with a friend at the table we take only our own seat', () => {
  expect(ownKey(opened, { red: 'friend', blue: 'me' })).toBe('blue-key');
});
test('against the computer, and with both sides here, we take the host key', () => {
  expect(ownKey(opened, { red: 'greedy', blue: 'me' })).toBe('host-key');
  expect(ownKey(opened, { red: 'me', blue: 'me' })).toBe('host-key');
});
test('without a seat of our own we watch', () => {
  expect(ownKey(opened, { red: 'greedy', blue: 'greedy' })).toBe('watch-key');
});
test('sitters become players', () => {
  expect(spec('greedy')).toEqual({ bot: 'greedy' });
  expect(spec('friend')).toEqual({ human: '' });
});
