import { describe, expect, test } from 'vitest';
import { pathOf, qr } from './qr';

const text = (length: number) => `https://example.org/#/t/${'aZ9_-'.repeat(100)}`.slice(0, length);
async function digest(code: boolean[][]) {
  const bits = code.map((row) => row.map(Number).join('')).join('');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(bits));
  return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// These codes were read back by another program, one for each version; they must not change.
const READ: [length: number, size: number, digest: string][] = [
  [14, 21, 'e873d5aaa62fe024'],
  [20, 25, 'fcbe155b3e1bf4aa'],
  [27, 29, '911cf0e2009a7fde'],
  [62, 33, '3c7379a14a024f24'],
  [84, 37, 'e8691f54a086f271'],
  [106, 41, '43124903fead5baa'],
  [122, 45, '9c9dc716aee22cb3'],
  [152, 49, '236aebef243b4786'],
  [180, 53, '74283b834dd937cd'],
  [213, 57, '4df29bb6a3080299'],
  [251, 61, 'c28a2f2aec8b7fe8'],
  [287, 65, '9424174af6fc0654'],
  [331, 69, '30f1a182ae5ed62b'],
  [362, 73, '7143020962f59ef4'],
  [412, 77, '83fd91f880220b85'],
];

describe('a QR code', () => {
  test.each(READ)('of %i letters is what a reader has read', async (length, size, known) => {
    const code = qr(text(length))!;
    expect(code.length).toBe(size);
    expect(await digest(code)).toBe(known);
  });
  test('of a text that is too long does not exist', () => {
    expect(qr('x'.repeat(500))).toBeUndefined();
  });
  test('becomes the path of a picture', () => {
    expect(pathOf([[true, false]])).toBe('M0 0h1v1h-1z');
  });
});
