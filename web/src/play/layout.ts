// Where board and panels go: whatever makes the board biggest.

type Size = { width: number; height: number };

export type Layout = {
  kind: 'beside' | 'below' | 'wide' | 'narrow';
  /** Height in pixels the board takes at full width. */
  tall: number;
};

/** Width of the panels beside the board, and height of those below it. */
const BESIDE = 384;
const BELOW = 300;

export function arrange(room: Size, board: Size | undefined): Layout {
  if (!board) return { kind: room.width < 900 ? 'narrow' : 'beside', tall: 400 };
  // Held upright, a wide board is better seen in part than as a strip.
  if (room.width < 900)
    return { kind: 'narrow', tall: Math.max(room.height * 0.44, (board.height / board.width) * room.width) };
  const tall = Math.round((board.height / board.width) * room.width) + 24;
  const beside = Math.min((room.width - BESIDE) / board.width, room.height / board.height);
  const under = Math.min(room.width / board.width, (room.height - BELOW) / board.height);
  if (beside >= under) return { kind: 'beside', tall };
  return { kind: room.width >= 1200 ? 'wide' : 'below', tall };
}
