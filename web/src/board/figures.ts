// Figures of miniatures games as lists of painted paths: bold silhouettes of our own, drawn around the middle. A man stands in a
// field of 44 by 44, a gun or rider in two of them side by side, a tank in four.

export type Ink = 'face' | 'dark' | 'light' | 'skin' | 'steel' | 'wood' | 'black' | 'red' | 'white';
export type Stroke = {
  d: string;
  fill?: Ink;
  /** The colour of its line; black if it is filled. */
  line?: Ink;
  width?: number;
};

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A man without what he carries, the helmet of the first side flat and of the second with a spike. */
function man(angular: boolean, x = 0, y = 0): Stroke[] {
  const at = (d: string) => shifted(d, x, y);
  return [
    { d: at('M-7 17L-6 5H-1L-1.5 17ZM1.500 17L1 5H6L7 17Z'), fill: 'black' },
    { d: at('M-9 8Q-10 -6 0 -8Q10 -6 9 8L5 10H-5Z'), fill: 'face' },
    { d: at('M-9 3H9'), line: 'dark', width: 2.4 },
    { d: at(round(0, -11, 5)), fill: 'skin' },
    angular
      ? { d: at('M-7 -11V-14Q0 -22 7 -14V-11ZM-1.200 -17.500L0 -23L1.200 -17.500Z'), fill: 'dark' }
      : { d: at('M-9.500 -12Q-8 -14 -5.500 -14Q0 -22 5.500 -14Q8 -14 9.500 -12Z'), fill: 'dark' },
  ];
}

/** A path of absolute coordinates moved; arcs and small letters keep their own. */
function shifted(d: string, dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return d;
  return d.replace(/([MLQ])([^a-zA-Z]*)|([HV])([^a-zA-Z]*)/g, (whole, many, points, one, value) => {
    if (one) return `${one}${Number(value) + (one === 'H' ? dx : dy)}`;
    if (!many) return whole;
    const numbers = points.match(/-?\d+(?:\.\d+)?/g) ?? [];
    return many + numbers.map((n: string, i: number) => Number(n) + (i % 2 === 0 ? dx : dy)).join(' ');
  });
}

const rifle = (long: number): Stroke[] => [
  { d: `M-12 13L0 0`, line: 'wood', width: 4 },
  { d: `M-2 2L${long} ${-long}`, line: 'black', width: 2.4 },
];

const FIGURES: Record<string, (angular: boolean) => Stroke[]> = {
  rifleman: (a) => [...man(a), ...rifle(13)],
  sniper: (a) => [
    ...man(a),
    ...rifle(17),
    { d: 'M3 -6L10 -13', line: 'steel', width: 4.5 },
    { d: 'M-9 6Q-17 12 -13 17L-4 12Z', fill: 'dark' },
  ],
  rocketeer: (a) => [
    ...man(a),
    { d: 'M-16 1L13 -7', line: 'black', width: 6.4 },
    { d: 'M-16 1L13 -7', line: 'steel', width: 3.6 },
    { d: 'M12 -12L20 -9.500L14 -2.500Z', fill: 'red' },
  ],
  officer: (a) => [
    { d: 'M-12 14Q-13 -4 0 -8Q13 -4 12 14Z', fill: 'dark' },
    ...man(a),
    { d: 'M8 2L17 -16', line: 'white', width: 2.6 },
    { d: 'M5 0L12 -3', line: 'black', width: 2.6 },
    { d: 'M-5 -3l1.500 3h3l-2.500 2l1 3.200l-3 -2l-3 2l1 -3.200l-2.500 -2h3Z', fill: 'white' },
  ],
  motorcycle: (a) => [
    { d: round(-24, 10, 10) + round(24, 10, 10), fill: 'black' },
    { d: round(-24, 10, 5) + round(24, 10, 5), fill: 'steel' },
    { d: 'M-27 4L-10 -4H10L24 6L8 12H-14Z', fill: 'face' },
    { d: 'M14 -8L24 8', line: 'black', width: 3 },
    ...man(a, -2, -8).slice(1),
    { d: 'M-2 -2L14 -8', line: 'skin', width: 3.4 },
    { d: 'M10 -1H32V6H10Z', fill: 'steel' },
    { d: 'M32 -1L40 2.500L32 6Z', fill: 'red' },
  ],
  monowheel: (a) => [
    { d: round(-4, 0, 20), fill: 'black' },
    { d: round(-4, 0, 14.5), fill: 'light' },
    ...man(a, -4, 2).slice(1),
    { d: 'M-18 12H10L6 18H-14Z', fill: 'face' },
    { d: 'M4 4H34', line: 'black', width: 5 },
    { d: 'M14 1.500H28V6.500H14Z', fill: 'steel' },
    { d: 'M34 1V7', line: 'black', width: 3 },
  ],
  'field-gun': (a) => [
    ...man(a, -26, 2),
    { d: 'M-16 16L10 2', line: 'wood', width: 5 },
    { d: 'M2 -16L10 -18L14 12L5 14Z', fill: 'face' },
    { d: 'M-4 -4L38 -12L39 -6L-2 4Z', fill: 'steel' },
    { d: 'M37 -14L42 -15L43 -4L38 -4Z', fill: 'black' },
    { d: round(8, 9, 10), fill: 'wood' },
    { d: round(8, 9, 3), fill: 'black' },
  ],
  'machine-gun': (a) => [
    ...man(a, -22, 2),
    { d: 'M-12 17L30 17Q38 17 39 10', line: 'black', width: 4 },
    { d: 'M2 16L8 4M22 16L14 4', line: 'black', width: 3.4 },
    { d: 'M-6 -4H16V6H-6Z', fill: 'steel' },
    { d: 'M16 -2H36V3H16Z', fill: 'black' },
    { d: 'M-2 6H8V13H-2Z', fill: 'face' },
  ],
  tank: (a) => [
    { d: 'M-38 14Q-44 24 -36 34Q-34 38 -28 38H28Q34 38 36 34Q44 24 38 14Z', fill: 'black' },
    ...[-25, -12.5, 0, 12.5, 25].map((x): Stroke => ({ d: round(x, 26, 6.5), fill: 'steel' })),
    a
      ? { d: 'M-36 16L-28 -6H24L36 16Z', fill: 'face' }
      : { d: 'M-36 16Q-34 -6 -14 -8H16Q34 -4 36 16Z', fill: 'face' },
    { d: 'M6 -22L40 -30L42 -22L10 -12Z', fill: 'steel' },
    a
      ? { d: 'M-20 -6V-22L-12 -32H10L18 -22V-6Z', fill: 'light' }
      : { d: 'M-20 -6Q-20 -32 0 -33Q18 -32 18 -6Z', fill: 'light' },
    { d: 'M-12 -24H4', line: 'black', width: 4 },
    { d: [-28, -16, -4, 8, 20].map((x) => round(x, 9, 1.8)).join(''), fill: 'dark' },
    { d: 'M-20 -6H18', line: 'dark', width: 3 },
  ],
  turret: (a) => [
    { d: 'M-17 16H17L13 8H-13Z', fill: 'black' },
    a
      ? { d: 'M-13 8V-6L-7 -12H7L13 -6V8Z', fill: 'face' }
      : { d: 'M-13 8Q-13 -13 0 -13Q13 -13 13 8Z', fill: 'face' },
    { d: 'M4 -6H21V0H6Z', fill: 'steel' },
    { d: round(-4, -3, 3), fill: 'white' },
  ],
};

/** The strokes of a figure; a kind nobody has drawn is a man with a rifle. */
export const figure = (symbol: string, angular: boolean): Stroke[] =>
  (FIGURES[symbol] ?? FIGURES.rifleman!)(angular);

/** Half the width and height a figure takes, by the fields it stands in. */
export const extent = (fields: number): [number, number] =>
  fields >= 3 ? [43, 42] : fields === 2 ? [43, 22] : [20, 23];
