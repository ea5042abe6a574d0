// The check of a record in the browser: every number behind a luck is derived again, every draw is accounted for, and what the
// table has shown while the game ran is what the record says.
import { bytes, commitment, key, macKey, number, seal } from './sums';

/** What this browser was shown: the commitment, and for each round the seals when it told its seed; and its seeds by their seals. */
export type Shown = {
  commitment: string;
  drawn: number;
  rounds: Record<string, [string, string][]>;
  seeds?: Record<string, string>;
};

export type Fault =
  | 'none'
  | 'no-secret'
  | 'changed'
  | 'other-secret'
  | 'not-shown'
  | 'other-seed'
  | 'rounds'
  | 'not-drawn'
  | 'wrong'
  | 'missing';

export type Checked = {
  drawn: number;
  struck: number;
  /** Numbers given up when a backup was restored. */
  gaps: number;
  /** Steps that were brought along: nothing is known of their luck. */
  given: number;
  sealed: string[];
  declined: string[];
  commitment: string;
};

export class DiceFault extends Error {
  constructor(
    readonly fault: Fault,
    readonly where = '',
  ) {
    super(`${fault} ${where}`);
  }
}

const LUCK = /^(?:struck (\d+) )?luck: (.*) @(\d+) (\d+)\/(\d+)(?:d(\d+))? #[0-9a-f]{16}$/;

/** Checks a record; throws a `DiceFault` that says what is wrong. */
export async function check(text: string, shown?: Shown): Promise<Checked> {
  const must: (true_: unknown, fault: Fault, where?: string | number) => asserts true_ = (
    true_,
    fault,
    where,
  ) => {
    if (!true_) throw new DiceFault(fault, String(where ?? ''));
  };
  const lines = text.replaceAll('\r', '').trimEnd().split('\n');
  const body = lines.slice(0, -1);
  const sum = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(body.map((line) => `${line}\n`).join('')),
  );
  const closing = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  must(lines.at(-1)?.startsWith('closed ') && lines.at(-1)!.endsWith(` ${closing}`), 'changed');
  const head = body.slice(0, body.indexOf('')).map((line) => line.split(' '));
  const one = (word: string) => head.find((words) => words[0] === word)?.[1];
  const table = one('table');
  const dice = one('dice');
  must(table && dice, 'none');
  const secret = bytes(one('secret'), 32);
  must(secret, 'no-secret');
  must((await commitment(table, secret)) === dice, 'other-secret');
  const drawn = Number(one('drawn'));
  const all = (word: string) => head.filter((words) => words[0] === word);
  const rounds = all('round').map((words) => Number(words[2]));
  const seals = all('seal').map((words) => ({ round: Number(words[1]), side: words[2]!, seal: words[3]! }));
  const seeds = all('seed').map((words) => ({
    round: Number(words[1]),
    side: words[2]!,
    seed: bytes(words[3], 16),
  }));
  if (shown) {
    must(shown.commitment === dice && shown.drawn <= drawn, 'not-shown');
    for (const [round, told] of Object.entries(shown.rounds)) {
      const own = seals.filter((one) => one.round === Number(round));
      for (const [side, was] of told)
        must(
          // Another player's seed may be lost; ours was told.
          own.some(
            (one) =>
              one.side === side && (one.seal === was || (one.seal === 'declined' && !shown.seeds?.[was])),
          ),
          'not-shown',
          side,
        );
      // A seal that came later could have been made to please.
      for (const { side } of own)
        must(
          told.some(([known]) => known === side),
          'not-shown',
          side,
        );
    }
  }
  const gaps = body.flatMap((line) => {
    const gap = /^note \d+ gap (\d+) (\d+)$/.exec(line);
    return gap ? [{ first: Number(gap[1]), end: Number(gap[2]) }] : [];
  });
  // Whether all of these draws were given up; none are.
  const isGivenUp = (from: number, to: number): boolean =>
    from === to ||
    gaps.some(({ first, end }) => first === from && first < end && end <= to && isGivenUp(end, to));
  for (const one of seeds)
    must(
      seals.some((sealed) => sealed.round === one.round && sealed.side === one.side),
      'other-seed',
      one.side,
    );
  for (const { round, side, seal: sealed } of seals) {
    const seed = seeds.find((one) => one.round === round && one.side === side);
    const unused = isGivenUp(rounds[round - 1]!, [...rounds, drawn][round]!);
    const right = seed?.seed && (await seal(side, seed.seed)) === sealed;
    must(right || (!seed && (sealed === 'declined' || unused)), 'other-seed', side);
  }
  // Another name for a person is nobody who sits down.
  const people = new Set<string>();
  let sat = 0;
  for (const line of body) {
    const [, came, side, human] = /^note \d+ (seated|player) ([^ ]+)( human(?= |$))?/.exec(line) ?? [];
    if (!came || !side) continue;
    if (came === 'seated' || !human || !people.has(side)) sat += 1;
    if (came === 'seated' || human) people.add(side);
    else people.delete(side);
  }
  const ordered = rounds[0] === 0 && rounds.every((from, at) => at === 0 || rounds[at - 1]! <= from);
  must(ordered && rounds.length <= sat + 1, 'rounds');
  const keys = await Promise.all(
    rounds.map(async (_, at) => {
      const own = seeds.filter((one) => one.round === at + 1);
      return macKey(
        await key(
          secret,
          own.map((one) => [one.side, one.seed!]),
        ),
      );
    }),
  );

  const given = Number(one('given') ?? 0);
  const seen = new Set<number>();
  const mark = (draw: number) => {
    must(draw < drawn && !seen.has(draw), 'missing', draw);
    seen.add(draw);
  };
  let step = 0;
  let last = -1;
  let struck = 0;
  for (const { first, end } of gaps) for (let draw = first; draw < end; draw++) mark(draw);
  for (const line of body.slice(head.length + 1)) {
    if (/^[^ ]+: /.test(line)) step += 1;
    const taken = /^struck (\d+) luck: /.exec(line);
    const at = taken ? Number(taken[1]) : step;
    if (!(taken || line.startsWith('luck: ')) || (at <= given && !line.includes(' @'))) continue;
    const luck = LUCK.exec(line);
    must(luck, 'not-drawn', at);
    const [draw, nth, total, sides] = [Number(luck[3]), BigInt(luck[4]!), BigInt(luck[5]!), luck[6]];
    must(taken || draw > last, 'missing', draw);
    if (taken) struck += 1;
    else last = draw;
    mark(draw);
    const round = rounds.findLastIndex((from) => from <= draw);
    must(total > 0n && (await number(keys[round]!, table, draw, at, total)) === nth, 'wrong', at);
    if (sides) must(facesOf(nth, total, BigInt(sides)) === luck[2], 'wrong', at);
  }
  must(seen.size === drawn, 'missing');
  const gone = gaps.reduce((sum, { first, end }) => sum + end - first, 0);
  const of = (wanted: (seal: string) => boolean) => [
    ...new Set(seals.filter((one) => wanted(one.seal)).map((one) => one.side)),
  ];
  return {
    drawn: drawn - struck - gone,
    struck,
    gaps: gone,
    given,
    sealed: [...new Set(seeds.map((one) => one.side))],
    declined: of((seal) => seal === 'declined'),
    commitment: dice,
  };
}

/** The faces are the digits of the number, lowest first, plus 1. */
function facesOf(nth: bigint, total: bigint, sides: bigint): string {
  const faces = [];
  for (let all = 1n; sides > 1n && all < total; all *= sides) {
    faces.push(String((nth % sides) + 1n));
    nth /= sides;
  }
  return faces.join(' ');
}
