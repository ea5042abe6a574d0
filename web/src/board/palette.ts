import type { Tone } from '../protocol';

// The colours of maps and counters, by day and by night. They are written into the drawing as attributes, so that
// an exported picture needs no style sheet.

export type Counter = {
  face: string;
  light: string;
  dark: string;
  frame: string;
  ink: string;
  text: string;
  /** Of the second side: bases of figures and flags are angular, so that sides are told apart without colours. */
  angular?: boolean;
  /** The corners of its counters: the first side's are round, the second's cut, nobody's square. */
  corner?: 'round' | 'cut' | 'square';
};

export type Palette = {
  table: string;
  paper: string;
  speck: string;
  frame: string;
  ink: string;
  halo: string;
  faint: string;
  grid: string;
  fields: string[];
  furrow: string;
  hedge: string;
  forest: string;
  forestEdge: string;
  crown: string;
  crownLight: string;
  crownDark: string;
  hills: string[];
  contour: string;
  hachure: string;
  hachureLight: string;
  ground: string;
  street: string;
  roof: string;
  roofLight: string;
  shade: string;
  water: string;
  waterEdge: string;
  wave: string;
  road: string;
  roadEdge: string;
  neutral: string;
  box: string;
  boxEdge: string;
  arrow: string;
  /** What may be chosen, what is chosen, what is aimed at, what is advised. */
  may: string;
  chosen: string;
  target: string;
  advice: string;
  /** Where harm can come to whoever enters. */
  danger: string;
  /** Chips of markers and cells of overlays by what they say, and what is printed on them. */
  tones: Record<Tone, string>;
  toneInk: Record<Tone, string>;
  /** Values on counters that are not as printed. */
  valueTones: Record<Tone, string>;
  /** Grounds of their own. */
  crop: string;
  cropLine: string;
  sand: string;
  sandEdge: string;
  sea: string;
  bog: string;
  roll: string;
  wall: string;
  rail: string;
  border: string;
  room: string;
  mud: string;
  mudDark: string;
  mudLight: string;
  plank: string;
  /** Whether it is night. */
  dim: boolean;
  /** Counters by seat; then those of special troops; the last of each is nobody's. */
  seats: Counter[];
  elite: Counter[];
};

const seats: Counter[] = [
  { face: '#6f7a74', light: '#98a29b', dark: '#454d49', frame: '#e4e5da', ink: '#20241f', text: '#ffffff' },
  { face: '#8f8a4e', light: '#b8b377', dark: '#5d5930', frame: '#f1eccb', ink: '#26240f', text: '#ffffff' },
  { face: '#5c7fa3', light: '#88a6c4', dark: '#3a5470', frame: '#e3ecf4', ink: '#15222f', text: '#ffffff' },
  { face: '#a5734f', light: '#c99d7c', dark: '#6e492f', frame: '#f6e7da', ink: '#2f1d10', text: '#ffffff' },
  { face: '#d8cfb4', light: '#f0e9d6', dark: '#a2987b', frame: '#fbf7ea', ink: '#2b2617', text: '#2b2617' },
];
const elite: Counter[] = [
  { face: '#24282a', light: '#565c5e', dark: '#0c0e0f', frame: '#d9d8cf', ink: '#141617', text: '#ffffff' },
  { face: '#5b4a2b', light: '#8a774f', dark: '#352a15', frame: '#efe2bd', ink: '#251c0b', text: '#ffffff' },
  { face: '#27405e', light: '#56708f', dark: '#13233a', frame: '#dce7f2', ink: '#0e1a28', text: '#ffffff' },
  { face: '#6e3527', light: '#9c6454', dark: '#431d14', frame: '#f2ddd2', ink: '#2a100a', text: '#ffffff' },
  { face: '#d8cfb4', light: '#f0e9d6', dark: '#a2987b', frame: '#fbf7ea', ink: '#2b2617', text: '#2b2617' },
];

export const day: Palette = {
  table: '#cfc6b2',
  paper: '#f3ecd9',
  speck: '#8a7a55',
  frame: '#6d5d3f',
  ink: '#3a2f1b',
  halo: '#f7f1df',
  faint: '#6f6347',
  grid: '#54482c',
  fields: ['#dfe0b2', '#d4dba4', '#e7e0b4', '#cdd79c', '#ebdcb0', '#d9d9a6', '#e2e4bd'],
  furrow: '#b7b77f',
  hedge: '#86985c',
  forest: '#a8bd7f',
  forestEdge: '#7f9a58',
  crown: '#6d8c49',
  crownLight: '#8aa75f',
  crownDark: '#47622f',
  hills: ['#d9c08c', '#e2cd9f', '#ecdcb8'],
  contour: '#a17a42',
  hachure: '#7d5c2f',
  hachureLight: '#b6945b',
  ground: '#e9dcc0',
  street: '#f4ebd6',
  roof: '#ad4f38',
  roofLight: '#c9745a',
  shade: '#5a4326',
  water: '#9cc3d5',
  waterEdge: '#4b86a5',
  wave: '#6fa3bf',
  road: '#f6e6b4',
  roadEdge: '#7a5f37',
  neutral: '#d8d2bd',
  box: '#ece3cc',
  boxEdge: '#9a8a66',
  arrow: '#8a3b2a',
  may: '#8fd3ff',
  chosen: '#ffffff',
  target: '#c8281e',
  advice: '#6d3fc4',
  danger: '#f08a1c',
  tones: {
    plain: '#5d6168',
    good: '#2f7d3b',
    warn: '#e07812',
    bad: '#b8402f',
    band1: '#c2410c',
    band2: '#e8890c',
    band3: '#f2d04b',
  },
  toneInk: {
    plain: '#ffffff',
    good: '#ffffff',
    warn: '#241200',
    bad: '#ffffff',
    band1: '#ffffff',
    band2: '#2b1a00',
    band3: '#2b2100',
  },
  valueTones: {
    plain: '#ffffff',
    good: '#a9f0a0',
    warn: '#ffe08a',
    bad: '#ffb3a6',
    band1: '#ffb3a6',
    band2: '#ffd9a0',
    band3: '#fff0b0',
  },
  crop: '#dcc877',
  cropLine: '#b59a45',
  sand: '#ecd9a3',
  sandEdge: '#c3a563',
  sea: '#7fb0cc',
  bog: '#b9c9a0',
  roll: '#e0cf9c',
  wall: '#6b6458',
  rail: '#3a3630',
  border: '#7a2f1f',
  room: '#f4ecd6',
  mud: '#93785a',
  mudDark: '#6c5439',
  mudLight: '#b39a78',
  plank: '#c2a273',
  dim: false,
  seats,
  elite,
};

export const night: Palette = {
  ...day,
  table: '#17191a',
  paper: '#23241f',
  speck: '#a79d80',
  frame: '#8a7d5e',
  ink: '#efe6cd',
  halo: '#1b1c17',
  faint: '#b3a888',
  grid: '#d9cda6',
  fields: ['#3a4030', '#353c2c', '#40412f', '#323a2a', '#44402f', '#393b2a', '#3d4334'],
  furrow: '#4c4e38',
  hedge: '#56653d',
  forest: '#2a3a25',
  forestEdge: '#46603a',
  crown: '#3d5730',
  crownLight: '#557340',
  crownDark: '#19250f',
  hills: ['#463b2a', '#564833', '#685840'],
  contour: '#9a7c4d',
  hachure: '#8a6f43',
  hachureLight: '#6d5a3a',
  ground: '#433c30',
  street: '#57503f',
  roof: '#8d4634',
  roofLight: '#ab6350',
  shade: '#0d0c09',
  water: '#25414f',
  waterEdge: '#5d94ae',
  wave: '#41728a',
  road: '#a8946a',
  roadEdge: '#1d1a13',
  neutral: '#3b3a34',
  box: '#2a2b25',
  boxEdge: '#6f6750',
  arrow: '#d98a72',
  target: '#e8362a',
  advice: '#8d63e6',
  crop: '#4b4526',
  cropLine: '#6d6233',
  sand: '#5a4f33',
  sandEdge: '#85734a',
  sea: '#1c3544',
  bog: '#2f3a2c',
  roll: '#454030',
  wall: '#a59c88',
  rail: '#b8b0a0',
  border: '#e39a7f',
  room: '#33342d',
  mud: '#453829',
  mudDark: '#2c2318',
  mudLight: '#5f4f3b',
  plank: '#7a6444',
  dim: true,
};
