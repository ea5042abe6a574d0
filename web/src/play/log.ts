import type { Told } from '../lib/settings.svelte';
import type { CueKind, Landmark, LogEntry, NoteLine, State } from '../protocol';

/** The log after a state: what is older than `log_from` stays, the rest is told anew. */
export function merge(log: LogEntry[], state: Pick<State, 'log' | 'log_from'>): LogEntry[] {
  return [...log.filter((entry) => entry.step <= state.log_from), ...state.log];
}

/** The state before the side's last order: where it would go back to. */
export function beforeLast(log: LogEntry[], side: string): number | undefined {
  const last = log.findLast((entry) => entry.who === side);
  return last && last.step - 1;
}

/** What has happened under the rules since the last order of one of these sides, that order included. */
export function sinceLast(log: LogEntry[], sides: string[]): string[] {
  const last = log.findLastIndex((entry) => sides.includes(entry.who));
  return log
    .slice(Math.max(0, last))
    .flatMap((entry) => entry.lines.filter(([, rule]) => rule !== '').map(([text]) => text));
}

/** A line without the name of the side in front of it, for where the name stands there already. */
export function withoutName(text: string, name: string): string {
  if (name === '' || !text.startsWith(`${name}: `)) return text;
  const rest = text.slice(name.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Where notes stand: after the last entry that had happened when they were made; 0 is before all of them. */
export function placeNotes(entries: LogEntry[], notes: NoteLine[]): Map<number, NoteLine[]> {
  const places = new Map<number, NoteLine[]>();
  for (const note of notes) {
    const after = entries.findLast((entry) => entry.step <= note.state)?.step ?? 0;
    places.set(after, [...(places.get(after) ?? []), note]);
  }
  return places;
}

/**
 * What was done in one go, or a single entry; with the turn if it is the first one of it, and with the side if it is the first one while
 * that side acts.
 */
export type Block = { turn: string; side: string; entries: LogEntry[] };

const has = (entry: LogEntry, ...kinds: CueKind[]) => entry.cues.some((cue) => kinds.includes(cue.kind));

/** The log in turns, in them by the side that acts, luck with whoever had it, and every gesture as one. */
export function blocks(entries: LogEntry[], landmarks: Landmark[]): Block[] {
  const turns = landmarks.filter((mark) => mark.kind === 'turn');
  const found: Block[] = [];
  let last = '';
  let acting = '';
  for (const entry of entries) {
    const turn = turns.findLast((mark) => mark.state <= entry.step)?.label ?? '';
    const before = found.at(-1);
    const same = entry.gesture !== undefined && before?.entries.at(-1)?.gesture === entry.gesture;
    if (before && same && turn === last) before.entries.push(entry);
    else {
      // A new turn begins with nobody.
      if (turn !== last) acting = '';
      const side = entry.who === 'luck' || entry.who === acting ? '' : entry.who;
      acting = side || acting;
      found.push({ turn: turn === last ? '' : turn, side, entries: [entry] });
    }
    last = turn;
  }
  return found;
}

/** Who went from where to where in one gesture; nothing if nobody did. */
export function journey(entries: LogEntry[]): { piece: string; from: string; to: string } | undefined {
  const moves = entries
    .flatMap((entry) => entry.cues)
    .filter((cue) => cue.kind === 'move' && cue.path.length > 1);
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first?.from || !('piece' in first.from) || !last) return undefined;
  return { piece: first.from.piece, from: first.path[0]!, to: last.path.at(-1)! };
}

/** The entries of this kind, each with the luck that followed it. */
export function telling(entries: LogEntry[], told: Told, yours: string[]): LogEntry[] {
  if (told === 'all') return entries;
  const wanted = (entry: LogEntry) =>
    told === 'mine' ? yours.includes(entry.who) : has(entry, 'shot', 'blast', 'assault', 'loss');
  let kept = false;
  return entries.filter((entry) => {
    kept = wanted(entry) || (kept && entry.who === 'luck');
    return kept;
  });
}

/** What an entry is above all: somebody lost, a fight, a way. */
export function signOf(entry: LogEntry): 'loss' | 'shot' | 'move' | undefined {
  if (has(entry, 'loss')) return 'loss';
  if (has(entry, 'shot', 'blast', 'assault')) return 'shot';
  return has(entry, 'move') ? 'move' : undefined;
}
