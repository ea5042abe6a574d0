// What one can take home from a table.
import { U } from '../board/geometry';
import { address, puzzlePath } from '../lib/route.svelte';
import { asPng, boardPicture, footer, lettering, save, type Caption } from '../lib/files';
import { t } from '../text';
import { aboutProblem } from './problem';
import type { Table } from './table.svelte';

export async function exportRecord(table: Table) {
  save(`${table.keyTo.table}.record`, await table.record());
}

/** The game as a text in the reader's language. */
export async function exportReport(table: Table) {
  save(`${table.keyTo.table}.md`, await table.report());
}

/** The step that is looked at. */
const at = (table: Table) => table.moment?.at ?? table.state?.state ?? 0;

/** A file that says what is wrong, at which moment, with the record; while secrets are kept, with what this side knows. */
export async function exportProblem(table: Table, words: string) {
  const game = await table.record().catch(() => table.report());
  const step = at(table);
  const text = aboutProblem({
    words,
    step,
    game: `${table.welcome?.title ?? ''}: ${table.welcome?.scenario ?? ''}`,
    lang: document.documentElement.lang,
    page: navigator.userAgent,
    refusal: table.problem?.text ?? '',
    record: game,
  });
  save(`problem-${table.keyTo.table}-${step}.txt`, text);
}

/** Where and when, and what has just happened. */
export function captionOf(table: Table): Caption {
  const step = at(table);
  const lesson = table.state?.lesson;
  if (lesson?.puzzle) {
    // The question, not the answer.
    const asked = lesson.done < lesson.tasks ? lesson.say : '';
    const game = table.welcome?.game ?? '';
    return [
      `${table.welcome?.title ?? ''} · ${lesson.title}`,
      `${asked} ${address(puzzlePath(game, lesson.id))}`.trim(),
    ];
  }
  const turn = (table.state?.landmarks ?? []).findLast((mark) => mark.kind === 'turn' && mark.state <= step);
  const where = [
    `${table.welcome?.title ?? ''}: ${table.welcome?.scenario ?? ''}`,
    turn?.label ?? '',
    t('share.step', { n: step }),
  ];
  const last = table.log.findLast((entry) => entry.step <= step && entry.lines.length > 0);
  return [
    where.filter((part) => part !== '').join(' · '),
    (last?.lines ?? []).map(([text]) => text).join(' '),
  ];
}

/** The board that is on the page, as a picture with a caption. */
export async function exportBoard(table: Table, chosen: number, kind: 'svg' | 'png') {
  const ground = document.querySelector<SVGSVGElement>('svg.printed');
  const svg = document.querySelector<SVGSVGElement>('svg.board');
  const board = table.boards[chosen];
  if (!ground || !svg || !board) return;
  const [width, height] = [Math.round(board.width * U), Math.round(board.height * U)];
  const caption = captionOf(table);
  const picture = boardPicture(ground, svg, width, height, caption);
  const { lines, size } = lettering(caption, width);
  const file =
    kind === 'svg'
      ? new Blob([picture], { type: 'image/svg+xml' })
      : await asPng(picture, width, height + footer(lines, size));
  save(`${table.keyTo.table}-${at(table)}.${kind}`, file);
}
