// Boards with a picture: boards that name the same one are shown as one view, each cell where its outline is.
import drawn from 'virtual:pictures';
import type { Board, Cell, Decor, Scene } from '../protocol';

type AnyCell = Cell<string>;

/** A cell where its outline is. */
function placed(cell: AnyCell): AnyCell {
  const [xs, ys] = [cell.outline.map(([x]) => x), cell.outline.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { ...cell, x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

/** A road of the board as a way of its picture: from cell to cell, wherever these are now. */
function moved(decor: Decor<string>, cells: AnyCell[]): Decor<string>[] {
  if (decor.kind !== 'road') return [];
  const points = decor.points.map(([x, y]): [number, number] | undefined => {
    const cell = cells.find(
      (one) => Math.abs(one.x - x) <= one.w / 2 + 0.01 && Math.abs(one.y - y) <= one.h / 2 + 0.01,
    );
    if (!cell) return undefined;
    const there = placed(cell);
    return [there.x + ((x - cell.x) / cell.w) * there.w, there.y + ((y - cell.y) / cell.h) * there.h];
  });
  return points.every((point) => point !== undefined) ? [{ ...decor, points }] : [];
}

export function inPicture(boards: Board<string>[]): Board<string>[] {
  const shown: Board<string>[] = [];
  for (const board of boards) {
    const { picture } = board;
    // Data of one's own may have places that nobody has drawn: then there is no picture.
    if (!picture || board.cells.some((cell) => cell.outline.length < 3)) {
      const cells = board.cells.map((cell) => (cell.outline.length > 0 ? { ...cell, outline: [] } : cell));
      shown.push(picture ? { ...board, cells, picture: null } : board);
      continue;
    }
    const cells = board.cells.map(placed);
    const decor = board.decor.flatMap((one) => moved(one, board.cells));
    const same = shown.findIndex((one) => one.picture?.asset === picture.asset);
    const before = shown[same];
    if (before)
      shown[same] = {
        ...before,
        cells: [...before.cells, ...cells],
        decor: [...before.decor, ...decor],
      };
    else shown.push({ ...board, width: picture.width, height: picture.height, cells, decor });
  }
  return shown;
}

/** What a picture shows of a scene: markers as `cell marker`, and the cells in which there is somebody. */
export type Seen = { signs: Set<string>; taken: Set<string> };

export const seenIn = ({ marks, pieces }: Pick<Scene<string>, 'marks' | 'pieces'>): Seen => ({
  signs: new Set([
    ...marks.map(({ cell, marker }) => `${cell} ${marker.id}`),
    ...pieces.flatMap(({ cell, markers }) => markers.map((marker) => `${cell} ${marker.id}`)),
  ]),
  taken: new Set(pieces.map(({ cell }) => cell)),
});

const loaded = $state<Record<string, string>>({});
const asked = new Set<string>();

/** The drawing of this name, as soon as it is there. */
export function drawing(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const there = loaded[name];
  if (there !== undefined) return there;
  const load = drawn[name];
  if (load && !asked.has(name)) {
    asked.add(name);
    void load().then(
      ({ default: svg }) => (loaded[name] = svg),
      () => asked.delete(name),
    );
  }
  return undefined;
}
