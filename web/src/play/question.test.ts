import { expect, test } from 'vitest';
import { inTwo } from './question';

const two = (text: string, side = '') => Object.values(inTwo({ text, headline: null }, side));

test('what is asked stands first, without the side that stands beside it', () => {
  expect(
    two('Allied: the 507th acts today. 5 units are ready. Choose one of them, then its goal.', 'Allied'),
  ).toEqual(['The 507th acts today.', '5 units are ready. Choose one of them, then its goal.']);
  expect(two('M18 entered H09: who fires?', 'Allied')).toEqual(['M18 entered H09: who fires?', '']);
});

test('neither a number nor an abbreviation ends a sentence', () => {
  expect(two('507. Paratroops handelt. Wähle eine Einheit, z. B. M18, dann ihr Ziel auf der Karte.')).toEqual(
    ['507. Paratroops handelt.', 'Wähle eine Einheit, z. B. M18, dann ihr Ziel auf der Karte.'],
  );
  expect(two('Place unit no. 3 of 9')).toEqual(['Place unit no. 3 of 9', '']);
});

test('a headline of the game goes before', () => {
  expect(inTwo({ text: 'All of it.', headline: 'Fire?' }, '')).toEqual({ head: 'Fire?', rest: 'All of it.' });
});
