// Files to take home: records and pictures of the board.

export function save(name: string, content: Blob | string) {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The board as a picture of its own: no marks, no focus, all of it in view. */
export function boardPicture(
  ground: SVGSVGElement,
  board: SVGSVGElement,
  width: number,
  height: number,
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
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
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
