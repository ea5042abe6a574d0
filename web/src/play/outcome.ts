// What has come of a fight that was just seen: its dice, its result in words, and where it took place.
import type { CueKind, LogEntry, Pick, Roll } from '../protocol';

export type Outcome = {
  /** What was ordered; empty if it was not ordered here. */
  title: string;
  rolls: Roll<string>[];
  lines: string[];
  /** The chance it had had, if that was shown before. */
  chance: number | undefined;
  /** Where it took place: the first is what it was about. */
  picks: Pick[];
};
/** An order that was confirmed with its odds. */
export type Stake = { title: string; chance: number | undefined; picks: Pick[] };

const FIGHTS: CueKind[] = ['shot', 'blast', 'assault', 'loss'];
/** Lines of the log that are read at a glance. */
const MOST = 3;

/** Throws that were not there before, oldest first. */
export function newRolls(before: Roll<string>[], now: Roll<string>[]): Roll<string>[] {
  const known = before.map((roll) => JSON.stringify(roll));
  return now.filter((roll) => {
    const at = known.indexOf(JSON.stringify(roll));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** What luck has decided in these entries; nothing if it was no fight. */
export function outcomeOf(
  fresh: LogEntry[],
  rolls: Roll<string>[],
  stake: Stake | undefined,
): Outcome | undefined {
  const luck = fresh.filter((entry) => entry.who === 'luck');
  const cues = fresh.flatMap((entry) => entry.cues).filter(({ kind }) => FIGHTS.includes(kind));
  if (luck.length === 0 || (cues.length === 0 && (rolls.length === 0 || !stake))) return undefined;
  const lines = luck.flatMap((entry) => entry.lines.filter(([, rule]) => rule !== '').map(([text]) => text));
  if (lines.length === 0 && rolls.length === 0) return undefined;
  const seen = cues.flatMap((cue) => [...cue.to, ...(cue.from ? [cue.from] : [])]);
  // The dice are seen as faces: the line that lists them says nothing new.
  const told = rolls.some((roll) => roll.result) ? lines.slice(1) : lines;
  return {
    title: stake?.title ?? '',
    rolls: rolls.slice(-2),
    lines: told.slice(0, MOST),
    chance: stake?.chance,
    // A piece that is lost is found no more.
    picks: [...seen, ...(stake?.picks.toReversed() ?? [])],
  };
}
