// Markers that miniatures boards show as what they are instead of as a chip.
export const DRAWN = new Set([
  'bunker',
  'deploy',
  'flag',
  'mine',
  'objective',
  'roadblock',
  'smoke',
  'trench',
  'wire',
]);

/** `flag-allied` is a flag of the side `allied`. */
export function kindOf(marker: string): { kind: string; side: string } {
  const found = /^(flag|deploy)-(.+)$/.exec(marker);
  return found ? { kind: found[1]!, side: found[2]! } : { kind: marker, side: '' };
}
