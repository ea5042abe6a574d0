// Pictures without colour, as somebody sees them who tells no colours apart.
import type { Page } from '@playwright/test';

export type Grey = { width: number; height: number; light: number[] };

/** A part of the page as lightness 0 to 255, point by point. */
export async function grey(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<Grey> {
  const png = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data: rgba } = pen.getImageData(0, 0, image.width, image.height);
    const light: number[] = [];
    for (let i = 0; i < rgba.length; i += 4)
      light.push(0.2126 * rgba[i]! + 0.7152 * rgba[i + 1]! + 0.0722 * rgba[i + 2]!);
    return { width: image.width, height: image.height, light };
  }, png);
}

/** The share of points that are clearly lighter or darker in one picture than in the other. */
export function differs(a: Grey, b: Grey, clearly = 60): number {
  const many = Math.min(a.light.length, b.light.length);
  let found = 0;
  for (let i = 0; i < many; i++) if (Math.abs(a.light[i]! - b.light[i]!) > clearly) found++;
  return found / many;
}
