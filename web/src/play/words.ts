// Things on the board in words, for lists and screen readers.
import { spoken } from '../lib/print';
import type { Pick, Piece } from '../protocol';
import { percent, t } from '../text';
import { cell as cellPick, key, next, piece as piecePick } from './select';
import type { Table } from './table.svelte';

export function pickName(table: Table, pick: Pick): string {
  if ('piece' in pick)
    return table.scene?.pieces.find((piece) => piece.id === pick.piece)?.name ?? pick.piece;
  if ('card' in pick) return cardOf(table, pick.card)?.name ?? pick.card;
  return cellOf(table, pick.cell)?.title ?? pick.cell;
}

/** A name as it is printed: what explains it stands behind a colon. */
export const shortName = (table: Table, pick: Pick): string => pickName(table, pick).split(': ')[0]!;

export const cardOf = (table: Table, id: string) =>
  table.scene?.hands.flatMap((hand) => hand.cards).find((card) => card.id === id);

export function cellOf(table: Table, id: string) {
  for (const board of table.welcome?.map.boards ?? []) {
    const cell = board.cells.find((one) => one.id === id);
    if (cell) return cell;
  }
  return undefined;
}

/** The cells in which something can be pointed at now. */
export function legalCells(table: Table): string[] {
  const cells = [...table.legal].map((one) => {
    const [kind, id] = [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)];
    if (kind === 'card') return undefined;
    return kind === 'cell' ? id : table.scene?.pieces.find((piece) => piece.id === id)?.cell;
  });
  return [...new Set(cells)].filter((cell) => cell !== undefined);
}

/** The cells of everything that an attack of whoever is chosen can be aimed at. */
export function targetCells(table: Table): string[] {
  const cells = table.path.length === 0 ? [] : targets(table).map((pick) => cellOfPick(table, pick));
  return [...new Set(cells)].filter((cell) => cell !== undefined);
}

/** What an attack can be aimed at next; an own piece that helps is no target. */
export function targets(table: Table): Pick[] {
  const at = table.path.length;
  const own = new Set(
    table.scene?.pieces.filter((piece) => piece.side === table.decides).map((piece) => piece.id),
  );
  return table.onward
    .filter((choice) => choice.verb === 'attack' && choice.picks.length > at)
    .map((choice) => choice.picks[at]!)
    .filter((pick) => !('piece' in pick && own.has(pick.piece)));
}

const cellOfPick = (table: Table, pick: Pick): string | undefined =>
  'cell' in pick
    ? pick.cell
    : 'piece' in pick
      ? table.scene?.pieces.find((piece) => piece.id === pick.piece)?.cell
      : undefined;

/** The cell that has this name or number, however it is typed; on several boards the letter of one may stand before it. */
export function cellCalled(table: Table, name: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(name);
  const cells = (table.welcome?.map.boards ?? []).flatMap((board) => board.cells);
  const names = (cell: (typeof cells)[number]) => [cell.id, cell.title, cell.name ?? ''].map(plain);
  return (
    cells.find((cell) => names(cell).includes(wanted)) ??
    (wanted === '' ? undefined : cells.find((cell) => names(cell).some((one) => one.includes(wanted))))
  )?.id;
}

/** The cells of what is asked about. */
export const aboutCells = (table: Table): string[] =>
  (table.scene?.prompt.about ?? []).flatMap((pick) => {
    if ('cell' in pick) return [pick.cell];
    const piece = 'piece' in pick && table.scene?.pieces.find((one) => one.id === pick.piece);
    return piece ? [piece.cell] : [];
  });

/** What waits beside the map for whoever looks: the side that decides here, else the side we speak for. */
export function trays(table: Table): { id: string; title: string; pieces: Piece<string>[] }[] {
  const cells = (table.welcome?.map.boards ?? []).flatMap((board) => board.cells);
  const pieces = Map.groupBy(table.scene?.pieces ?? [], (piece) => piece.cell);
  const side = table.side || table.scene?.prompt.seat;
  const beside = cells
    .filter((cell) => cell.role === 'tray')
    .map((cell) => ({
      id: cell.id,
      title: cell.name ?? cell.title,
      pieces: (pieces.get(cell.id) ?? []).filter((piece) => piece.side === side),
    }));
  return [...beside, { id: '', title: t('tray'), pieces: waiting(table) }].filter(
    (tray) => tray.pieces.length > 0,
  );
}

/** Boxes that are not drawn on the board and can be pointed at now. */
export const offBoard = (table: Table) =>
  (table.welcome?.map.boards ?? [])
    .flatMap((board) => board.cells)
    .filter((cell) => cell.role !== 'field' && table.mine && table.legal.has(key(cellPick(cell.id))));

/** Pieces in boxes at the edge of a board that an order may begin with now. */
function waiting(table: Table): Piece<string>[] {
  if (!table.mine || table.moment) return [];
  const cells = (table.welcome?.map.boards ?? []).flatMap((board) => board.cells);
  if (cells.every((cell) => cell.shape === 'box')) return [];
  const isBox = (cell: (typeof cells)[number]) => cell.shape === 'box' && cell.role === 'field';
  const boxes = new Set(cells.filter(isBox).map((cell) => cell.id));
  const first = next(table.choices, []);
  return (table.scene?.pieces ?? []).filter(
    (piece) => boxes.has(piece.cell) && first.has(key(piecePick(piece.id))),
  );
}

export function describePiece(table: Table, piece: Piece<string>): string {
  const parts = [table.nameOf(piece.side), piece.name];
  if (piece.full_steps > 1) parts.push(t('piece.steps', { n: piece.steps, of: piece.full_steps }));
  parts.push(
    ...piece.values.map(
      (value) => `${value.name} ${spoken(value.text, t('print.raised'), t('print.lined'))}`,
    ),
    ...piece.markers.map((marker) => marker.name),
  );
  if (piece.price) parts.push(t('piece.price', { price: piece.price }));
  if (piece.count > 0) parts.push(t('piece.count', { n: piece.count }));
  if (piece.hidden) parts.push(t('piece.hidden'));
  if (piece.spent) parts.push(t('piece.spent'));
  const aim = table.aims.find(({ pick }) => 'piece' in pick && pick.piece === piece.id);
  if (aim) parts.push(t('cell.target', { p: percent(aim.chance) }));
  else if (table.legal.has(key(piecePick(piece.id)))) parts.push(t('cell.legal'));
  return parts.join(', ');
}

export function describeCell(table: Table, id: string, pieces: Piece<string>[]): string {
  const cell = cellOf(table, id);
  const parts = [cell?.title ?? id];
  const marks = (table.scene?.marks ?? []).filter((mark) => mark.cell === id);
  parts.push(...marks.map((mark) => mark.marker.name));
  const going = table.going.about(id);
  const aim = table.aims.find(({ pick }) => 'cell' in pick && pick.cell === id);
  if (going) {
    parts.push(
      going.budget === null
        ? `${going.cost} ${going.unit}`
        : t('going.of', { n: going.cost, of: going.budget, unit: going.unit }),
    );
    if (going.risk > 0) parts.push(t('going.danger', { p: Math.round(going.risk * 100) }));
    parts.push(t('going.enter'));
  } else if (aim) parts.push(t('cell.target', { p: percent(aim.chance) }));
  else if (table.legal.has(key(cellPick(id)))) parts.push(t('cell.legal'));
  if (pieces.length > 0) parts.push(pieces.map((piece) => describePiece(table, piece)).join('; '));
  return parts.join('. ');
}
