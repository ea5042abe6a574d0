// The sums behind dice that anybody can verify, with the browser's own cryptography. docs/dice.md explains them.

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Whether this page may use the browser's cryptography: over https, or on the reader's own machine. */
export const able = () => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

export const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes from lower-case hexadecimal digits; none if there are others, or not as many. */
export function bytes(text: string | undefined, length: number): Uint8Array<ArrayBuffer> | undefined {
  if (!text || text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) return undefined;
  return Uint8Array.from({ length }, (_, at) => parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** SHA-256 over the parts, each preceded by its length as 8 bytes, little endian. */
async function hash(...parts: (string | Uint8Array)[]): Promise<Uint8Array> {
  const pieces = parts.flatMap((part) => {
    const piece = typeof part === 'string' ? utf8(part) : part;
    const length = new DataView(new ArrayBuffer(8));
    length.setBigUint64(0, BigInt(piece.length), true);
    return [new Uint8Array(length.buffer), piece];
  });
  return new Uint8Array(await crypto.subtle.digest('SHA-256', join(pieces)));
}

async function mac(key: CryptoKey, text: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
}

export const macKey = (raw: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

export const commitment = async (table: string, secret: Uint8Array) =>
  hex(await hash('feldzug dice', table, secret));

export const seal = async (side: string, seed: Uint8Array) => hex(await hash('feldzug seal', side, seed));

/** The key from which all numbers of a round are made. */
export async function key(secret: Uint8Array<ArrayBuffer>, seeds: [string, Uint8Array][]) {
  const sorted = [...seeds].sort(([one], [two]) => (one < two ? -1 : 1));
  const sums = await Promise.all(sorted.map(([side, seed]) => hash(side, seed)));
  return mac(await macKey(secret), join(sums));
}

/** The number below n that a draw gives; `step` is the number the luck has in the record. */
export async function number(key: CryptoKey, table: string, draw: number, step: number, n: bigint) {
  const fair = (1n << 64n) - ((1n << 64n) % n);
  for (let block = 0; ; block++) {
    const sum = new DataView((await mac(key, utf8(`${table} ${draw} ${step} ${block}`))).buffer);
    for (let at = 0; at < 32; at += 8) {
      const word = sum.getBigUint64(at);
      if (word < fair) return word % n;
    }
  }
}
