// What one can take home from a table.
import { U } from '../board/geometry';
import { asPng, boardPicture, save } from '../lib/files';
import type { Table } from './table.svelte';

export async function exportRecord(table: Table) {
  save(`${table.keyTo.table}.record`, await table.record());
}

/** The board that is on the page, as a picture. */
export async function exportBoard(table: Table, chosen: number, kind: 'svg' | 'png') {
  const ground = document.querySelector<SVGSVGElement>('svg.printed');
  const svg = document.querySelector<SVGSVGElement>('svg.board');
  const board = table.welcome?.map.boards[chosen];
  if (!ground || !svg || !board) return;
  const [width, height] = [Math.round(board.width * U), Math.round(board.height * U)];
  const picture = boardPicture(ground, svg, width, height);
  const file =
    kind === 'svg' ? new Blob([picture], { type: 'image/svg+xml' }) : await asPng(picture, width, height);
  save(`${table.keyTo.table}.${kind}`, file);
}
