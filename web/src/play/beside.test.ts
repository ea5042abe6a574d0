import { expect, test } from 'vitest';
import { beside } from './beside';

const room = { width: 1000, height: 700 };
const card = { width: 300, height: 280 };

test('a card goes to the right of its target', () => {
  expect(beside(card, room, [{ x: 200, y: 300, width: 60, height: 60 }])).toEqual({ x: 274, y: 190 });
});
test('to the left where the right is too narrow', () => {
  const at = beside(card, room, [{ x: 900, y: 300, width: 60, height: 60 }]);
  expect(at.x + card.width).toBeLessThanOrEqual(900);
});
test('it covers neither the target nor whoever fires', () => {
  const target = { x: 200, y: 300, width: 60, height: 60 };
  const firer = { x: 400, y: 320, width: 60, height: 60 };
  const at = beside(card, room, [target, firer]);
  for (const box of [target, firer]) {
    const apart =
      at.x >= box.x + box.width ||
      at.x + card.width <= box.x ||
      at.y >= box.y + box.height ||
      at.y + card.height <= box.y;
    expect(apart).toBe(true);
  }
});
test('it stays inside the map even if it is about nothing on it', () => {
  const at = beside(card, room, []);
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.x + card.width).toBeLessThanOrEqual(1000);
});
test('of two free sides it takes the one where fewer pieces lie', () => {
  const target = { x: 450, y: 300, width: 60, height: 60 };
  const stack = { x: 560, y: 310, width: 60, height: 60 };
  expect(beside(card, room, [target]).x).toBeGreaterThan(450);
  expect(beside(card, room, [target], [stack]).x + card.width).toBeLessThanOrEqual(450);
});
test('it stays near its target, if that costs a piece', () => {
  const target = { x: 20, y: 20, width: 60, height: 60 };
  const stack = { x: 120, y: 40, width: 30, height: 30 };
  expect(beside(card, { width: 2000, height: 1400 }, [target], [stack]).x).toBeLessThan(200);
});
