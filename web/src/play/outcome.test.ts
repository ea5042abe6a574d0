import { expect, test } from 'vitest';
import type { LogEntry, Roll } from '../protocol';
import { newRolls, outcomeOf } from './outcome';

const roll = (title: string, face: number): Roll<string> => ({
  title,
  side: 'red',
  dice: [{ sides: 6, face, value: face, tone: 'plain' }],
  result: '',
});
const entry = (who: string, kind: 'shot' | 'phase', ...lines: string[]): LogEntry => ({
  step: 1,
  who,
  cues: [{ kind, from: { piece: 'a' }, path: [], to: [{ piece: 'b' }], tone: 'good' }],
  lines: lines.map((line) => [line, '6.1']),
});

test('of the same throw twice the second one is new', () => {
  const [one, two] = [roll('fire', 3), roll('fire', 3)];
  expect(newRolls([one], [one, two])).toEqual([two]);
  expect(newRolls([one, two], [one, two])).toEqual([]);
});

test('a fight is told with the chance it had had, and where it was', () => {
  const stake = { title: 'Fire at b', chance: 0.4, picks: [{ piece: 'a' }, { piece: 'b' }] };
  const told = outcomeOf([entry('luck', 'shot', 'One hit.', 'b is lost.')], [roll('fire', 5)], stake);
  expect(told).toMatchObject({ title: 'Fire at b', chance: 0.4, lines: ['One hit.', 'b is lost.'] });
  expect(told!.picks[0]).toEqual({ piece: 'b' });
});

test('a line that lists the dice is left out where the throw has a result', () => {
  const rolls = [{ ...roll('fire', 5), result: 'one hit' }];
  expect(outcomeOf([entry('luck', 'shot', 'Dice: 5.', 'b is lost.')], rolls, undefined)!.lines).toEqual([
    'b is lost.',
  ]);
});

test('a draw that is no fight is not told here', () => {
  expect(outcomeOf([entry('luck', 'phase', 'The next chit.')], [], undefined)).toBeUndefined();
  expect(outcomeOf([entry('red', 'shot', 'fires')], [], undefined)).toBeUndefined();
});
