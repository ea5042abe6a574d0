// The curve of an analysis to take home: a picture with game, names and summary below it.
import { asPng, footer, lettering, save, written, type Caption } from '../lib/files';
import type { Table } from '../play/table.svelte';
import type { Analysis } from '../protocol';
import { t } from '../text';
import { area, line, x, y } from './curve';

const WIDTH = 1000;
const HEIGHT = 300;
/** The curve is drawn 1000 by 100. */
const STRETCH = HEIGHT / 100;
const COLOURS: Record<Analysis['moments'][number]['cause'], string> = {
  luck: '#2f6f9f',
  decision: '#b3261e',
  news: '#8a6d00',
};

/** The game, and what is said of it in words. */
const captionOf = (table: Table, analysis: Analysis): Caption => [
  `${table.welcome?.title ?? ''}: ${table.welcome?.scenario ?? ''}`,
  ...analysis.summary,
];

/** The curve with its caption, by itself. */
export function curvePicture(
  analysis: Pick<Analysis, 'curve' | 'rounds' | 'moments'>,
  [top, bottom]: [string, string],
  caption: Caption,
): { svg: string; height: number } {
  const last = analysis.curve.length - 1;
  const { lines, size } = lettering(caption, WIDTH);
  const height = HEIGHT + footer(lines, size);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const add = (name: string, values: Record<string, string | number>, text = '') => {
    const one = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(values)) one.setAttribute(key, String(value));
    one.textContent = text;
    svg.append(one);
  };
  const thin = { fill: 'none', 'vector-effect': 'non-scaling-stroke', transform: `scale(1 ${STRETCH})` };
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
  svg.setAttribute('width', String(WIDTH));
  svg.setAttribute('height', String(height));
  add('rect', { width: WIDTH, height, fill: '#fff' });
  for (const [step] of analysis.rounds)
    add('path', { ...thin, d: `M${x(step, last)} 0V100`, stroke: '#ddd' });
  add('path', { ...thin, d: area(analysis.curve), fill: '#2f6f9f', opacity: 0.25 });
  add('path', { ...thin, d: 'M0 50H1000', stroke: '#888', 'stroke-dasharray': '4 4' });
  add('path', { ...thin, d: line(analysis.curve), stroke: '#111', 'stroke-width': 2 });
  for (const moment of analysis.moments)
    add('circle', {
      cx: x(moment.to, last),
      cy: y(analysis.curve[moment.to] ?? 0) * STRETCH,
      r: 6,
      fill: COLOURS[moment.cause],
      stroke: '#fff',
      'stroke-width': 2,
    });
  const small = { x: 8, 'font-size': 15, 'font-family': 'sans-serif', fill: '#555' };
  add('text', { ...small, y: 20 }, top);
  add('text', { ...small, y: HEIGHT - 8 }, bottom);
  svg.append(...written(lines, size, WIDTH, HEIGHT));
  return { svg: new XMLSerializer().serializeToString(svg), height };
}

export async function savePicture(table: Table, analysis: Analysis) {
  const side = table.nameOf(analysis.side);
  const ends: [string, string] = [t('analysis.top', { side }), t('analysis.bottom', { side })];
  const { svg, height } = curvePicture(analysis, ends, captionOf(table, analysis));
  save(`${table.keyTo.table}-analysis.png`, await asPng(svg, WIDTH, height));
}
