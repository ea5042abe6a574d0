import { describe, expect, test } from 'vitest';
import {
  agreeing,
  aimedAt,
  alone,
  aim,
  card,
  cell,
  complete,
  goesOn,
  groups,
  key,
  matching,
  next,
  piece,
  plain,
  point,
  type Order,
} from './select';
import type { Pick } from '../protocol';

const order = (name: string, ...picks: Pick[]): Order => ({
  order: name,
  label: name,
  picks,
  rule: '1',
  risky: false,
  verb: 'other',
  parts: [],
  seldom: false,
});

const choices = [
  order('pass'),
  order('a to 1', piece('a'), cell('1')),
  order('a to 2', piece('a'), cell('2')),
  order('a fires at x', piece('a'), piece('x')),
  order('b to 1', piece('b'), cell('1')),
  order('join c', piece('c')),
  order('c to 1', piece('c'), cell('1')),
];

test('asked the other way round: who could act on a target; to go somewhere is no such thing', () => {
  const fire = { ...order('a fires at x', piece('a'), piece('x')), verb: 'attack' as const };
  const other = { ...order('b fires at x', piece('b'), piece('x')), verb: 'attack' as const };
  const strike = { ...order('strike at x', piece('x')), verb: 'attack' as const };
  expect(aimedAt([...choices, fire, strike, other], piece('x'))).toEqual([fire, other]);
  expect(aimedAt(choices, cell('1'))).toEqual([]);
});

describe('paths', () => {
  test('the empty path matches everything and is completed by buttons', () => {
    expect(matching(choices, [])).toHaveLength(choices.length);
    expect(complete(choices, [])).toEqual(plain(choices));
  });
  test('next tells what can be pointed at', () => {
    expect([...next(choices, [])]).toEqual(['piece a', 'piece b', 'piece c']);
    expect([...next(choices, [piece('a')])]).toEqual(['cell 1', 'cell 2', 'piece x']);
  });
  test('a piece and a cell of the same name are different things', () => {
    expect(key(cell('1'))).not.toBe(key(piece('1')));
  });
  test('groups keep the order given', () => {
    expect(groups(choices).map((g) => [key(g.pick), g.choices.length])).toEqual([
      ['piece a', 3],
      ['piece b', 1],
      ['piece c', 2],
    ]);
  });
});

test('who alone can go on need not be pointed at again', () => {
  const moving = [order('stop'), ...choices.slice(1, 4)];
  expect(goesOn(moving, piece('a'))).toBe(true);
  expect(goesOn(moving, piece('b'))).toBe(false);
  expect(goesOn(choices, piece('a'))).toBe(false);
  expect(goesOn([order('stop')], piece('a'))).toBe(false);
});

describe('pointing', () => {
  test('at a unit selects it', () => {
    expect(point(choices, [], piece('a'))).toEqual({ kind: 'path', path: [piece('a')] });
  });
  test('at its target decides', () => {
    expect(point(choices, [piece('a')], cell('2'))).toMatchObject({
      kind: 'choice',
      choice: { order: 'a to 2' },
    });
  });
  test('at the selected unit again lets it go', () => {
    expect(point(choices, [piece('a')], piece('a'))).toEqual({ kind: 'path', path: [] });
  });
  test('at another unit changes over to it', () => {
    expect(point(choices, [piece('a')], piece('b'))).toEqual({ kind: 'path', path: [piece('b')] });
  });
  test('at nothing legal asks why not', () => {
    expect(point(choices, [piece('a')], cell('9'))).toEqual({
      kind: 'illegal',
      picks: [piece('a'), cell('9')],
    });
  });
  test('a path that is complete and goes on is not sent at once', () => {
    expect(point(choices, [], piece('c'))).toEqual({ kind: 'path', path: [piece('c')] });
  });
  test('at something that is a whole order by itself, with a unit selected, is not that order', () => {
    const more = [...choices, order('bomb 9', cell('9'))];
    expect(point(more, [piece('a')], cell('9')).kind).toBe('illegal');
    expect(point(more, [], cell('9')).kind).toBe('choice');
    expect(aim(more, [piece('a')], { cell: '9', pieces: [] })).toEqual({ illegal: cell('9') });
  });
  test('who alone can act is chosen already, if a target is still to come', () => {
    const only = [order('move 1 7', piece('1'), cell('7')), order('fire 1 2', piece('1'), piece('2'))];
    expect(alone(only)).toEqual(piece('1'));
    expect(alone([...only, order('move 3 7', piece('3'), cell('7'))])).toBeUndefined();
    expect(alone([order('rally 1', piece('1'))])).toBeUndefined();
    expect(alone([order('pass')])).toBeUndefined();
  });
  test('two orders with the same path ask which', () => {
    const two = [order('fire', piece('a'), piece('x')), order('assault', piece('a'), piece('x'))];
    expect(point(two, [piece('a')], piece('x'))).toMatchObject({ kind: 'which', choices: two });
  });
});

describe('a click on a spot', () => {
  test('takes the piece that was hit', () => {
    expect(aim(choices, [], { cell: '5', pieces: ['a', 'b'] }, 'a')).toEqual({ pick: piece('a') });
  });
  test('takes the only piece that can act', () => {
    expect(aim(choices, [], { cell: '5', pieces: ['a', 'q'] })).toEqual({ pick: piece('a') });
  });
  test('fans out a stack in which several can', () => {
    expect(aim(choices, [], { cell: '5', pieces: ['a', 'b', 'q'] })).toEqual({
      fan: [piece('a'), piece('b')],
    });
  });
  test('takes the hex under a piece if the hex is the target', () => {
    expect(aim(choices, [piece('a')], { cell: '1', pieces: ['q'] }, 'q')).toEqual({ pick: cell('1') });
  });
  test('asks when the piece in the target hex could act itself', () => {
    expect(aim(choices, [piece('a')], { cell: '1', pieces: ['b'] }, 'b')).toEqual({
      fan: [cell('1'), piece('b')],
    });
  });
  test('takes the enemy in a hex as the target', () => {
    expect(aim(choices, [piece('a')], { cell: '7', pieces: ['x'] })).toEqual({ pick: piece('x') });
  });
  test('on the selected unit lets it go', () => {
    expect(aim(choices, [piece('a')], { cell: '5', pieces: ['a'] }, 'a')).toEqual({ pick: piece('a') });
  });
  test('on nothing asks why not about the top piece, or the hex', () => {
    expect(aim(choices, [piece('a')], { cell: '7', pieces: ['q', 'r'] })).toEqual({ illegal: piece('r') });
    expect(aim(choices, [], { cell: '7', pieces: [] })).toEqual({ illegal: cell('7') });
  });
});

describe('parts', () => {
  const with_ = (name: string, parts: string[], ...picks: Pick[]): Order => ({
    ...order(name, ...picks),
    parts,
  });
  const fire = [
    with_('fire', [], piece('a'), piece('x')),
    with_('fire with card', ['card'], piece('a'), piece('x')),
    with_('go', [], piece('a'), cell('1')),
    with_('pass', []),
  ];
  test('of orders with the same picks the one that agrees with the switches is meant', () => {
    expect(agreeing(fire, new Set()).map((one) => one.order)).toEqual(['fire', 'go', 'pass']);
    expect(agreeing(fire, new Set(['card'])).map((one) => one.order)).toEqual([
      'fire with card',
      'go',
      'pass',
    ]);
  });
  test('a switch that fits no order takes none away', () => {
    expect(agreeing(fire.slice(2), new Set(['card'])).map((one) => one.order)).toEqual(['go', 'pass']);
  });
});

test('a card, a piece and a cell with the same name are three things', () => {
  expect(new Set([card('1'), piece('1'), cell('1')].map(key)).size).toBe(3);
});
