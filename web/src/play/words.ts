// Things on the board in words, for lists and screen readers.
import type { Pick, Piece } from '../protocol';
import { t } from '../text';
import { cell as cellPick, key, piece as piecePick } from './select';
import type { Table } from './table.svelte';

export function pickName(table: Table, pick: Pick): string {
  if ('piece' in pick)
    return table.scene?.pieces.find((piece) => piece.id === pick.piece)?.name ?? pick.piece;
  return cellOf(table, pick.cell)?.title ?? pick.cell;
}

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
    return kind === 'cell' ? id : table.scene?.pieces.find((piece) => piece.id === id)?.cell;
  });
  return [...new Set(cells)].filter((cell) => cell !== undefined);
}

export function describePiece(table: Table, piece: Piece<string>): string {
  const parts = [table.nameOf(piece.side), piece.name];
  if (piece.full_steps > 1) parts.push(t('piece.steps', { n: piece.steps, of: piece.full_steps }));
  parts.push(
    ...piece.values.map((value) => `${value.name} ${value.text}`),
    ...piece.markers.map((marker) => marker.name),
  );
  if (piece.spent) parts.push(t('piece.spent'));
  if (table.legal.has(key(piecePick(piece.id)))) parts.push(t('cell.legal'));
  return parts.join(', ');
}

export function describeCell(table: Table, id: string, pieces: Piece<string>[]): string {
  const cell = cellOf(table, id);
  const parts = [cell?.title ?? id];
  const marks = (table.scene?.marks ?? []).filter((mark) => mark.cell === id);
  parts.push(...marks.map((mark) => mark.marker.name));
  if (table.legal.has(key(cellPick(id)))) parts.push(t('cell.legal'));
  if (pieces.length > 0) parts.push(pieces.map((piece) => describePiece(table, piece)).join('; '));
  return parts.join('. ');
}
