import { expect, test } from 'vitest';
import { readCard, rows } from './deck';

test('cards are read from notation', () => {
  expect(readCard('7h')).toEqual({ rank: '7', suit: 'hearts' });
  expect(readCard('10s')).toEqual({ rank: '10', suit: 'spades' });
  expect(readCard('K♦')).toEqual({ rank: 'K', suit: 'diamonds' });
  expect(readCard('SA')).toEqual({ rank: 'A', suit: 'spades' });
  expect(readCard('Joker').suit).toBe('joker');
});

test('what is no card stays as it is', () => {
  expect(readCard('chit 4')).toEqual({ rank: 'chit 4', suit: 'plain' });
});

test('rows run by rank, gone cards among the others', () => {
  const [row] = rows({ left: ['Kc', '2c'], gone: ['10c'] });
  expect(row!.slots.map((slot) => [slot.rank, slot.gone])).toEqual([
    ['2', false],
    ['10', true],
    ['K', false],
  ]);
});
