// Where things go: on a desk the bar lies on top and the rail at the right; on a screen held upright a sheet takes their place.

type Size = { width: number; height: number };

export type Layout = {
  kind: 'desk' | 'upright';
  /** Pixels of the rail beside the map. */
  rail: number;
  /** There is room for log and standing at once. */
  roomy: boolean;
};

export function arrange(room: Size): Layout {
  if (room.width < 900 && room.height > room.width) return { kind: 'upright', rail: 0, roomy: false };
  const roomy = room.width >= 1600 && room.height >= 900;
  return { kind: 'desk', rail: roomy ? 380 : room.width >= 1200 ? 320 : 300, roomy };
}

/** On a screen this low the rail begins folded. */
export const isLow = (room: Size): boolean => room.height < 520;
