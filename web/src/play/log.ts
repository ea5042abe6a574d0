import type { LogEntry, NoteLine, State } from '../protocol';

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
