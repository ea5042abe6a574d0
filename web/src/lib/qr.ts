// A QR code of a text, drawn in the browser so that no link leaves it: byte mode, error correction M, versions 1 to 15 (ISO 18004).

/** Error correction M by version: check bytes of a block; blocks and data bytes of the shorter ones, then of the longer ones. */
const BLOCKS: [check: number, short: number, data: number, long: number][] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
  [30, 1, 50, 4],
  [22, 6, 36, 2],
  [22, 8, 37, 1],
  [24, 4, 40, 5],
  [24, 5, 41, 5],
];

/** Middles of the small squares, by version. */
const MIDDLES = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// The field with 256 elements: powers of 2 and their logarithms.
const POWER = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : POWER[(LOG[a]! + LOG[b]!) % 255]!);

/** The check bytes of a block: what remains of it divided by the generator of that degree. */
function checkOf(data: number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0];
    generator.forEach((one, j) => (next[j + 1]! ^= times(one, POWER[i]!)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead !== 0) generator.forEach((one, j) => (rest[i + j]! ^= times(one, lead)));
  }
  return rest.slice(data.length);
}

/** All bytes of the code in the order in which they are laid out. */
function bytesOf(text: string, version: number): number[] {
  const [check, short, size, long] = BLOCKS[version - 1]!;
  const room = short * size + long * (size + 1);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  const bytes = [...new TextEncoder().encode(text)];
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < short + long; i++) {
    const length = i < short ? size : size + 1;
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => checkOf(block, check));
  const across = (rows: number[][], length: number) =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat();
  return [...across(blocks, size + 1), ...across(checks, check)];
}

const roomOf = (version: number) => {
  const [, short, size, long] = BLOCKS[version - 1]!;
  return short * size + long * (size + 1) - (version < 10 ? 2 : 3);
};

/** The remainder that guards format and version against misreading. */
function guarded(value: number, generator: number, length: number): number {
  let rest = value << length;
  const top = 32 - Math.clz32(generator);
  for (let bit = 31; bit >= top - 1; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - top + 1);
  return (value << length) | rest;
}

/** Dark squares, row by row; undefined if the text is too long. */
export function qr(text: string): boolean[][] | undefined {
  const length = new TextEncoder().encode(text).length;
  const version = BLOCKS.findIndex((_, i) => roomOf(i + 1) >= length) + 1;
  if (version === 0) return undefined;
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  /** What belongs to the frame and not to the message. */
  const frame = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    frame[y]![x] = true;
  };

  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, isDark: (far: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (far) => far !== 2 && far !== 4);
  const middles = MIDDLES[version - 1]!;
  const last = middles.length - 1;
  middles.forEach((x, i) =>
    middles.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) square(x, y, 2, (far) => far !== 1);
    }),
  );
  if (version >= 7) {
    const bits = guarded(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, ((bits >> i) & 1) === 1);
      set(b, a, ((bits >> i) & 1) === 1);
    }
  }
  const format = (mask: number) => {
    // Error correction M is 00.
    const bits = guarded(mask, 0x537, 10) ^ 0x5412;
    const on = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 6; i++) set(8, i, on(i));
    set(8, 7, on(6));
    set(8, 8, on(7));
    set(7, 8, on(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, on(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, on(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, on(i));
    set(8, size - 8, true);
  };
  format(0);

  // The message, in columns of two from the lower right, up and down.
  const message = bytesOf(text, version);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const up = ((right + 1) & 2) === 0;
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (frame[y]![x] || bit >= message.length * 8) continue;
        dark[y]![x] = ((message[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }

  const masked = (mask: number) => {
    format(mask);
    return dark.map((row, y) => row.map((on, x) => on !== (!frame[y]![x] && MASKS[mask]!(x, y))));
  };
  const codes = MASKS.map((_, i) => masked(i));
  const hard = codes.map(penalty);
  return codes[hard.indexOf(Math.min(...hard))];
}

/** How hard a code is to read: long runs, blocks, shapes like the corners, too much of one colour. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  let sum = 0;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))];
  for (const line of lines) {
    let run = 0;
    for (let i = 0; i < size; i++) {
      run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum++;
    }
    const text = line.map((on) => (on ? '1' : '0')).join('');
    for (const shape of ['10111010000', '00001011101'])
      for (let at = text.indexOf(shape); at >= 0; at = text.indexOf(shape, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const on = code[y]![x];
      if (on === code[y - 1]![x] && on === code[y]![x - 1] && on === code[y - 1]![x - 1]) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

/** The code as the path of an SVG, one unit a square. */
export const pathOf = (code: boolean[][]): string =>
  code.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
