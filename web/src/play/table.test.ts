import { beforeEach, describe, expect, test } from 'vitest';
import { sampleMap, sampleScene } from '../fixtures/sample';
import { settings } from '../lib/settings.svelte';
import { HostProblem, type Host, type Listener, type Request } from '../host/host';
import type { Choice, State, Welcome } from '../protocol';
import { cell, piece } from './select';
import { Table } from './table.svelte';

const choice = (order: string, picks: Choice<string>['picks'], risky = false): Choice<string> => ({
  order,
  label: order,
  picks,
  rule: '1',
  risky,
  verb: 'other',
  parts: [],
  seldom: false,
});

const choices = [
  choice('pass', []),
  choice('move 1 0701', [piece('1'), cell('0701')]),
  choice('fire 1 41', [piece('1'), piece('41')], true),
  choice('bomb 0101', [cell('0101')]),
];

const state = (n: number, more: Partial<State> = {}): State => ({
  version: n,
  state: n,
  decides: 'red',
  scene: sampleScene(),
  choices,
  reaction: null,
  instructions: [],
  log: [],
  log_from: 0,
  undo: { possible: false, side: 'red', why_not: 'a card was drawn' },
  thinking: [],
  players: [],
  notes: [],
  notes_from: 0,
  request: null,
  old: null,
  over: null,
  landmarks: [],
  dice: null,
  ...more,
});

const welcome = (yours: string[]): Welcome => ({
  version: 1,
  table: 't',
  game: 'sample',
  title: 'Sample',
  scenario: 'One',
  lang: 'en',
  sides: [
    ['red', 'Red'],
    ['blue', 'Blue'],
  ],
  yours,
  holds: yours,
  secrets: false,
  map: sampleMap(),
  overlays: [],
  reactions: [],
  bots: [],
  watch: 'w',
  invites: [],
  token: '',
});

/** To go there begins a fight, which a card decides. */
const strike = { open: ['move 1 0701'], joins: [], close: ['draw'] };

/** Lets everything that waits for an answer go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a table', () => {
  let listener: Listener;
  let asked: Request[];
  let table: Table;

  beforeEach(async () => {
    asked = [];
    const answers: Record<string, unknown> = {
      odds: { type: 'odds', id: 1, order: '', odds: { shares: [], tally: [], sum: 4 } },
      why_not: { type: 'why_not', id: 1, reasons: [{ text: 'too far', rule: '5.1' }] },
      order: { type: 'done', id: 1, version: 2, state: 2 },
      course: { type: 'course', id: 1, course: { spots: [], strikes: [strike] } },
      odds_all: { type: 'odds_all', id: 1, odds: [{ shares: [], tally: [], sum: 5 }] },
    };
    const host = {
      join: (_key: unknown, _lang: unknown, heard: Listener) => {
        listener = heard;
        return {
          ask: async (request: Request) => {
            asked.push(request);
            const answer = answers[request.type];
            if (!answer) throw new HostProblem({ code: 'refused', text: 'no' });
            return answer as never;
          },
          speak() {},
          close() {},
        };
      },
    } as unknown as Host;
    table = new Table(host, { table: 't', token: 'x' });
    listener.welcome(welcome(['red']));
    listener.state(state(1));
    await settle();
  });

  const aimed = (order: string, who: string, risky = true) => ({
    ...choice(order, [piece(who), piece('41')], risky),
    verb: 'attack' as const,
  });

  test('a target first: whoever could act there is marked, and one of them is chosen', async () => {
    listener.state(
      state(2, { choices: [...choices.slice(0, 2), aimed('fire 1 41', '1'), aimed('fire 2 41', '2')] }),
    );
    await settle();
    table.point(piece('41'));
    expect([...table.legal].sort()).toEqual(['piece 1', 'piece 2']);
    expect(table.path).toEqual([]);
    table.point(piece('2'));
    await settle();
    await settle();
    expect(table.asked?.choice.order).toBe('fire 2 41');
    expect(asked.filter((one) => one.type === 'order')).toEqual([]);
    // Somebody else could do better: the same target, another one who acts.
    await table.instead(table.choices.find((one) => one.order === 'fire 1 41')!);
    await settle();
    expect(table.asked?.choice.order).toBe('fire 1 41');
  });

  test('a target that only one could act on needs no choosing, and what nobody could act on says why', async () => {
    listener.state(state(2, { choices: [...choices.slice(0, 2), aimed('fire 2 41', '2')] }));
    await settle();
    table.point(piece('41'));
    await settle();
    await settle();
    expect(table.asked?.choice.order).toBe('fire 2 41');
    table.back();
    table.back();
    table.point(piece('99'));
    await settle();
    expect(table.whyNot?.reasons).toEqual([{ text: 'too far', rule: '5.1' }]);
  });

  test('one click gives an order whose odds were seen, and no other', async () => {
    settings.oneClick = true;
    try {
      table.path = [piece('1')];
      table.choose(table.choices[2]!);
      await settle();
      expect(table.asked?.choice.order).toBe('fire 1 41');
      table.back();
      await table.weighAhead();
      table.path = [piece('1')];
      await table.weighAhead();
      table.point(piece('41'));
      await settle();
      expect(asked.at(-1)).toMatchObject({ type: 'order', order: 'fire 1 41' });
    } finally {
      settings.oneClick = false;
    }
  });

  test('arrows are told the others, taken away by drawing them again, and gone when the table moves on', async () => {
    table.draws(['a', 'b']);
    listener.arrows?.('blue', [['c', 'd']]);
    listener.arrows?.('red', [['e', 'f']]);
    expect(table.arrows.map(({ side, cells }) => [side, ...cells])).toEqual([
      ['red', 'a', 'b'],
      ['blue', 'c', 'd'],
    ]);
    table.draws(['a', 'b']);
    expect(asked.filter((one) => one.type === 'point')).toEqual([
      { type: 'point', side: 'red', cells: [['a', 'b']] },
      { type: 'point', side: 'red', cells: [] },
    ]);
    listener.state(state(2));
    await settle();
    expect(table.arrows).toEqual([]);
  });

  test('an order that needs no luck is sent at the second click', async () => {
    table.point(piece('1'));
    expect([...table.legal].sort()).toEqual(['cell 0701', 'piece 41']);
    table.point(cell('0701'));
    await settle();
    expect(asked).toEqual([{ type: 'order', version: 1, side: 'red', order: 'move 1 0701' }]);
  });

  test('a hand quicker than the line waits until it is known what belongs to the order', async () => {
    table.point(piece('1'));
    void table.going.choose(['1']);
    table.point(cell('0701'));
    await settle();
    expect(asked.map((one) => one.type)).toEqual(['course', 'odds_all']);
    expect(table.asked?.odds?.sum).toBe(5);
  });

  test('it is not lost when somebody sits down meanwhile', async () => {
    table.point(piece('1'));
    void table.going.choose(['1']);
    table.point(cell('0701'));
    listener.state(state(1));
    await settle();
    expect(table.asked?.odds?.sum).toBe(5);
  });

  test('whoever has gone elsewhere before it is known gives no order', async () => {
    table.point(piece('1'));
    void table.going.choose(['1']);
    table.point(cell('0701'));
    table.back();
    await settle();
    expect(asked.map((one) => one.type)).toEqual(['course']);
    expect(table.asked).toBeUndefined();
  });

  test('a risky one shows its odds first and can be taken back', async () => {
    table.point(piece('1'));
    table.point(piece('41'));
    await settle();
    expect(asked.map((one) => one.type)).toEqual(['odds']);
    expect(table.asked?.odds?.sum).toBe(4);
    table.back();
    expect(table.asked).toBeUndefined();
    expect(table.path).toEqual([piece('1')]);
  });

  test('a whole order by one click where nothing is at stake is given at once', () => {
    table.point(cell('0101'));
    expect(table.asked).toBeUndefined();
    expect(asked).toMatchObject([{ type: 'order', order: 'bomb 0101' }]);
  });
  test('while another one waits to be confirmed a click beside it gives no order', async () => {
    const raid = choice('raid 41', [piece('41')], true);
    listener.state(state(2, { choices: [...choices, raid] }));
    await settle();
    table.point(piece('41'));
    await settle();
    expect(table.asked?.choice.order).toBe('raid 41');
    table.point(cell('0101'));
    await settle();
    expect(table.asked?.choice.order).toBe('bomb 0101');
    expect(asked.filter((one) => one.type === 'order')).toEqual([]);
    void table.confirm();
    expect(asked.at(-1)).toMatchObject({ type: 'order', order: 'bomb 0101' });
  });
  test('when a unit from beside the map is placed the next one is in the hand: one click for each', async () => {
    const map = sampleMap();
    const box = map.boards[0]!.cells[0]!;
    box.role = 'tray';
    const scene = (here: string[]) => ({
      ...sampleScene(),
      pieces: ['a', 'b', 'c'].map((id) => ({
        ...sampleScene().pieces[0]!,
        id,
        cell: here.includes(id) ? box.id : '0701',
      })),
    });
    const places = (ids: string[]) => ids.map((id) => choice(`place ${id}`, [piece(id), cell('0701')]));
    listener.welcome({ ...welcome(['red']), map });
    listener.state(state(2, { scene: scene(['a', 'b', 'c']), choices: places(['a', 'b', 'c']) }));
    await settle();
    table.point(piece('a'));
    table.point(cell('0701'));
    listener.state(state(3, { scene: scene(['b', 'c']), choices: places(['b', 'c']) }));
    await settle();
    expect(table.path).toEqual([piece('b')]);
    table.point(cell('0701'));
    await settle();
    expect(asked.filter((one) => one.type === 'order')).toMatchObject([
      { order: 'place a' },
      { order: 'place b' },
    ]);
  });
  test('a second click on the target confirms a risky order', async () => {
    table.point(piece('1'));
    table.point(piece('41'));
    await settle();
    expect(asked.filter((one) => one.type === 'order')).toEqual([]);
    table.point(piece('41'));
    expect(asked.at(-1)).toMatchObject({ type: 'order', order: 'fire 1 41' });
  });
  test('the odds of what could be chosen next are there before the click', async () => {
    table.point(piece('1'));
    await table.weighAhead();
    expect(asked.filter((one) => one.type === 'odds')).toMatchObject([{ order: 'fire 1 41' }]);
    table.hovered = piece('41');
    expect(table.considered?.order).toBe('fire 1 41');
  });

  test('something illegal is answered with the reasons', async () => {
    table.point(piece('1'));
    table.point(cell('0505'));
    await settle();
    expect(asked).toEqual([{ type: 'why_not', side: 'red', picks: [piece('1'), cell('0505')] }]);
    expect(table.whyNot?.reasons[0]?.rule).toBe('5.1');
    expect(table.spoken).toBe('too far');
  });

  test('undo that is not possible says why and asks for nothing', async () => {
    await table.undo();
    expect(table.problem?.text).toBe('a card was drawn');
    expect(asked).toEqual([]);
  });

  test('a new state forgets what was pointed at', async () => {
    table.point(piece('1'));
    listener.state(state(2));
    await settle();
    expect(table.path).toEqual([]);
  });

  test('two sides on one screen: the curtain falls only where there are secrets', async () => {
    listener.welcome(welcome(['red', 'blue']));
    table.secrets = false;
    expect(table.curtain).toBe('');
    table.secrets = true;
    expect(table.curtain).toBe('red');
    expect(table.choices).toEqual([]);
    table.draw('red');
    expect(table.curtain).toBe('');
    listener.state(state(2, { decides: 'blue' }));
    await settle();
    expect(table.curtain).toBe('blue');
  });

  test('notes are put together like the log', async () => {
    const note = (text: string) => ({ state: 1, kind: 'advice', text });
    listener.state(state(2, { notes: [note('a'), note('b')] }));
    listener.state(state(3, { notes: [note('c')], notes_from: 2 }));
    await settle();
    expect(table.notes.map((one) => one.text)).toEqual(['a', 'b', 'c']);
    listener.state(state(2, { version: 4, notes: [note('d')], notes_from: 0 }));
    await settle();
    expect(table.notes.map((one) => one.text)).toEqual(['d']);
  });

  test('wishes and answers name the side', async () => {
    await table.wish({ take_back: 0 });
    await table.answer('red', false);
    expect(asked).toEqual([
      { type: 'ask', side: 'red', what: { take_back: 0 } },
      { type: 'answer', side: 'red', agree: false, what: null },
    ]);
  });

  test('an invitation becomes a key of our own', () => {
    listener.welcome({ ...welcome(['red']), token: 'mine' });
    expect(table.keyTo).toEqual({ table: 't', token: 'mine' });
  });

  test('a spectator may point at nothing', async () => {
    listener.welcome(welcome([]));
    listener.state(state(2, { choices: [] }));
    await settle();
    expect(table.mine).toBe(false);
    table.point(piece('1'));
    await settle();
    expect(asked).toEqual([]);
  });
});
