// Files to take home: records and pictures of the board.

export function save(name: string, content: Blob | string) {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What stands below a picture: where and when, and what has just happened. */
export type Caption = string[];

/** Letters that can be read when the whole picture is looked at, and the caption in lines that fit. */
export function lettering(caption: Caption, width: number): { lines: string[]; size: number } {
  const size = Math.max(14, width / 45);
  const room = Math.floor(width / (size * 0.55)) - 2;
  const lines = caption.flatMap((text) => {
    const found = [''];
    for (const word of text.split(/\s+/)) {
      const last = found.at(-1)!;
      if (last !== '' && last.length + word.length + 1 > room) found.push(word);
      else found[found.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return found;
  });
  return { lines: lines.filter((line) => line !== ''), size };
}

/** Height of the caption. */
export const footer = (lines: string[], size: number) =>
  lines.length === 0 ? 0 : Math.ceil((lines.length * 1.35 + 0.8) * size);

/** The caption as parts of the drawing, below it. */
export function written(lines: string[], size: number, width: number, top: number): SVGElement[] {
  const make = (name: string, values: Record<string, string | number>) => {
    const one = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(values)) one.setAttribute(key, String(value));
    return one;
  };
  const strip = make('rect', { x: 0, y: top, width, height: footer(lines, size), fill: '#fff' });
  const words = lines.map((line, n) => {
    const text = make('text', {
      x: size,
      y: top + size * (1.4 + n * 1.35),
      'font-size': size,
      'font-family': 'sans-serif',
      'font-weight': n === 0 ? 700 : 400,
      fill: '#111',
    });
    text.textContent = line;
    return text;
  });
  return lines.length === 0 ? [] : [strip, ...words];
}

/** The board as a picture of its own: no marks, no focus, all of it in view, with its caption. */
export function boardPicture(
  ground: SVGSVGElement,
  board: SVGSVGElement,
  width: number,
  height: number,
  caption: Caption,
): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  copy.prepend(...[...ground.childNodes].map((one) => one.cloneNode(true)));
  copy.querySelectorAll('.fan, .mark, .cell').forEach((one) => one.remove());
  for (const piece of copy.querySelectorAll<SVGGElement>('.piece')) {
    const [x, y, scale] = piece.style.transform.match(/-?[\d.]+/g) ?? ['0', '0', '1'];
    piece.removeAttribute('style');
    piece.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  }
  for (const one of [copy, ...copy.querySelectorAll('*')]) one.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const { lines, size } = lettering(caption, width);
  copy.append(...written(lines, size, width, height));
  const all = height + footer(lines, size);
  copy.setAttribute('viewBox', `0 0 ${width} ${all}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(all));
  return new XMLSerializer().serializeToString(copy);
}

/** The same as PNG, twice as fine. */
export async function asPng(svg: string, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * 2, height * 2];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
