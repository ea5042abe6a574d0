// Shapes of signs that several drawings use.

/** Four corner brackets around a field of twice this width and height. */
export const brackets = (w: number, h: number, arm: number): string =>
  (
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const
  )
    .map(([sx, sy]) => `M${sx * w} ${sy * (h - arm)}V${sy * h}H${sx * (w - arm)}`)
    .join('');

/** A light bulb in a circle of radius 10. */
export const Bulb =
  'M-2.500 5.500H2.500M-2 8H2M-2.500 3.500V2.500Q-5.500 0 -5.500 -3A5.500 5.500 0 0 1 5.500 -3Q5.500 0 2.500 2.500V3.500Z';

/** A triangle that warns, with its exclamation mark, in a circle of radius 10. */
export const Triangle = 'M0 -9L9.500 7.500H-9.500Z';
