/// <reference types="node" />
// The browser's cryptography (here node's, which is the same interface) against the independent checker in tools/.
import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Request } from '../host/host';
import type { DiceState } from '../protocol';
import { check, DiceFault } from './check';
import { Sealer, shown } from './sealer';
import { bytes, commitment, hex, key, macKey, number, seal } from './sums';

const TABLE = 'jCw6qpe9d21ApwcxdFXu7Q';
const SECRET = Uint8Array.from({ length: 32 }, (_, at) => at);
const seedOf = (byte: number) => new Uint8Array(16).fill(byte);

const python = (...args: string[]) =>
  execFileSync('python3', ['../tools/check-dice.py', ...args], { encoding: 'utf8', maxBuffer: 1 << 24 });
let noPython = false;
try {
  python('--vector');
} catch {
  noPython = true;
}

test('the sums are as documented', async () => {
  expect(await commitment(TABLE, SECRET)).toMatch(/^9fe9934c.*0625bd$/);
  expect(await seal('us', seedOf(0x11))).toMatch(/^1e2af700.*cc6136$/);
  const sum = await key(SECRET, [
    ['us', seedOf(0x11)],
    ['german', seedOf(0x22)],
  ]);
  expect(hex(sum)).toMatch(/^e7d06fa7.*676926$/);
  const made = await macKey(sum);
  expect(await number(made, TABLE, 0, 2, 36n)).toBe(33n);
  expect(await number(made, TABLE, 1, 4, 52n)).toBe(31n);
  expect(await number(made, TABLE, 2, 4, 6n ** 23n)).toBe(394056298184074085n);
  expect(await number(made, TABLE, 3, 5, 3n)).toBe(1n);
});

test.skipIf(noPython)('browser and Python agree on ten thousand draws', { timeout: 60_000 }, async () => {
  const lines = python('--draws', '10000').trimEnd().split('\n');
  expect(lines).toHaveLength(10_000);
  const keys = new Map<string, CryptoKey>();
  for (const line of lines) {
    const [raw, table, draw, step, n, nth] = line.split(' ') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!keys.has(raw)) keys.set(raw, await macKey(bytes(raw, 32)!));
    expect(await number(keys.get(raw)!, table, Number(draw), Number(step), BigInt(n)), line).toBe(
      BigInt(nth),
    );
  }
});

/** A small game: one throw, one taken back, one more. */
async function game(change: (lines: string[]) => string[] = (lines) => lines) {
  const seeds: [string, Uint8Array][] = [
    ['german', seedOf(0x22)],
    ['us', seedOf(0x11)],
  ];
  const made = await macKey(await key(SECRET, seeds));
  const luck = async (draw: number, step: number) => {
    const nth = await number(made, TABLE, draw, step, 36n);
    return `luck: ${(nth % 6n) + 1n} ${nth / 6n + 1n} @${draw} ${nth}/36d6 #84222325cbf29ce4`;
  };
  const head = [
    'feldzug record 2',
    'game mortain',
    `table ${TABLE}`,
    `dice ${await commitment(TABLE, SECRET)}`,
  ];
  head.push('round 1 0');
  for (const [side, seed] of seeds)
    head.push(`seal 1 ${side} ${await seal(side, seed)}`, `seed 1 ${side} ${hex(seed)}`);
  head.push('drawn 3', `secret ${hex(SECRET)}`, '');
  const rest = ['us: fire #84222325cbf29ce4', await luck(0, 2), await luck(2, 3), ''];
  rest.push('note 2 take-back us 3', `struck 3 ${await luck(1, 3)}`, 'end rules');
  const lines = change([...head, ...rest]);
  const text = lines.map((line) => `${line}\n`).join('');
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `${text}closed 3 ${hex(sum)}\n`;
}

describe('a record', () => {
  test('with right dice passes', async () => {
    const checked = await check(await game());
    expect(checked).toMatchObject({ drawn: 2, struck: 1, sealed: ['german', 'us'], declined: [] });
  });

  const swap = (from: RegExp, to: string) => (lines: string[]) => {
    const changed = lines.map((line) => line.replace(from, to));
    expect(changed).not.toEqual(lines);
    return changed;
  };
  test.each([
    ['other faces', swap(/^luck: \d/, 'luck: 7'), 'wrong'],
    ['no number', swap(/ @2 .*d6/, ''), 'not-drawn'],
    ['left out', (lines: string[]) => lines.filter((line) => !line.startsWith('struck')), 'missing'],
    ['other secret', swap(/^secret 00/, 'secret 01'), 'other-secret'],
    ['no secret', (lines: string[]) => lines.filter((line) => !line.startsWith('secret')), 'no-secret'],
    ['other seed', swap(/^seed 1 us 11/, 'seed 1 us 12'), 'other-seed'],
    ['count', swap(/^drawn 3/, 'drawn 4'), 'missing'],
    ['too many rounds', swap(/^drawn 3/, 'round 2 3\ndrawn 3'), 'rounds'],
    [
      'rounds for other names',
      (lines: string[]) =>
        lines.flatMap((line) => {
          if (line === 'drawn 3') return ['round 2 3', 'round 3 3', line];
          return line === 'end rules'
            ? ['note 2 player us human A', 'note 2 player us human B', line]
            : [line];
        }),
      'rounds',
    ],
    ['a seed nobody sealed', swap(/^drawn 3/, `seed 1 x ${'33'.repeat(16)}\ndrawn 3`), 'other-seed'],
    ['a seed of who declined', swap(/^seal 1 us .*/, 'seal 1 us declined'), 'other-seed'],
    ['no dice', (lines: string[]) => lines.filter((line) => !/^(dice|table)/.test(line)), 'none'],
  ])('is caught: %s', async (_, change, fault) => {
    const lines = (all: string[]) => change(all).flatMap((line) => line.split('\n'));
    const wrong = await check(await game(lines)).catch((error) => error);
    expect(wrong).toBeInstanceOf(DiceFault);
    expect(wrong.fault).toBe(fault);
  });

  test('that is not closed as it should be is caught', async () => {
    await expect(check((await game()).replace('us: fire', 'us: pass'))).rejects.toThrow('changed');
  });

  test('that tells something else than was shown is caught', async () => {
    const text = await game();
    const dice = await commitment(TABLE, SECRET);
    const sealed = [
      ['german', await seal('german', seedOf(0x22))],
      ['us', await seal('us', seedOf(0x11))],
    ];
    const right = { commitment: dice, drawn: 3, rounds: { 1: sealed } };
    await check(text, right as never);
    const otherSeal = {
      ...right,
      rounds: { 1: [right.rounds[1][0], ['us', await seal('us', seedOf(0x12))]] },
    };
    // German's came after ours was told.
    const later = { ...right, rounds: { 1: right.rounds[1].slice(1) } };
    for (const other of [{ ...right, commitment: '00' }, { ...right, drawn: 4 }, otherSeal, later])
      await expect(check(text, other as never)).rejects.toThrow('not-shown');
  });
});

describe('a browser', () => {
  const state = (phase: DiceState['phase'], seals: [string, string][], waits: string[]): DiceState => ({
    commitment: 'c',
    round: 1,
    phase,
    seals,
    waits,
    luck_waits: false,
    drawn: 0,
  });
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });

  test('seals its own sides, and tells its seeds only when all have sealed', async () => {
    const said: Request[] = [];
    const ask = (request: Request) => Promise.resolve(said.push(request));
    const sealer = new Sealer('t');
    const first = state(
      'seals',
      [
        ['german', ''],
        ['us', ''],
      ],
      ['german', 'us'],
    );
    await sealer.hear(first, ['us'], ask);
    await sealer.hear(first, ['us'], ask);
    expect(said).toHaveLength(1);
    const sealed = (said[0] as { seal: string }).seal;
    expect(said[0]).toMatchObject({ type: 'seal', side: 'us', lost: false });
    await sealer.hear(
      state(
        'seals',
        [
          ['german', ''],
          ['us', sealed],
        ],
        ['german'],
      ),
      ['us'],
      ask,
    );
    expect(said).toHaveLength(1);
    const seals: [string, string][] = [
      ['german', 'g'],
      ['us', sealed],
    ];
    // Another window of the same browser can tell it as well.
    await new Sealer('t').hear(state('seeds', seals, ['german', 'us']), ['us'], ask);
    expect(said[1]).toMatchObject({ type: 'seed', side: 'us' });
    expect(await seal('us', bytes((said[1] as { seed: string }).seed, 16)!)).toBe(sealed);
    expect(shown('t')).toMatchObject({ commitment: 'c', rounds: { 1: seals } });
  });

  test('gives no second seed in a round, unless numbers were given up', async () => {
    const said: Request[] = [];
    const ask = (request: Request) => Promise.resolve(said.push(request));
    const sealer = new Sealer('t');
    await sealer.hear(state('seals', [['us', '']], ['us']), ['us'], ask);
    const sealed = (said[0] as { seal: string }).seal;
    await sealer.hear(state('seeds', [['us', sealed]], ['us']), ['us'], ask);
    const again = state('seals', [['us', '']], ['us']);
    await sealer.hear(again, ['us'], ask);
    expect(said).toHaveLength(2);
    expect(shown('t')?.refused).toBe(true);
    await sealer.hear({ ...again, drawn: 1000 }, ['us'], ask);
    expect(said[2]).toMatchObject({ type: 'seal', side: 'us' });
  });

  test('seals anew if the seed is on another device that does not come', async () => {
    vi.useFakeTimers();
    const said: Request[] = [];
    let now = 0;
    const sealer = new Sealer('t', () => now);
    const other = state('seeds', [['us', 'sealed elsewhere']], ['us']);
    await sealer.hear(other, ['us'], (request) => Promise.resolve(said.push(request)));
    expect(said).toHaveLength(0);
    now = 20_000;
    await sealer.hear(other, ['us'], (request) => Promise.resolve(said.push(request)));
    vi.useRealTimers();
    expect(said[0]).toMatchObject({ type: 'seal', side: 'us', lost: true });
  });
});
