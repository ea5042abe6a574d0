// Whether what is drawn on a board can be read, at any zoom.
import type { Page } from '@playwright/test';

/** Letters on the board that are too small, with what they say. */
export const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg.board text, svg.board tspan, svg.printed text')]
      .filter((one) => (one.textContent ?? '').trim() !== '')
      .map((one) => {
        const matrix = one.getScreenCTM()!;
        const scale = Math.hypot(matrix.a, matrix.b);
        return { text: one.textContent, size: Number.parseFloat(getComputedStyle(one).fontSize) * scale };
      })
      .filter(({ size }) => size < 8.95)
      .map(({ text, size }) => `${text} (${size.toFixed(1)} px)`),
  );

/** Waits until nothing is drawn anew any more. */
export const still = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let quiet = setTimeout(done, 250);
        new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(done, 250);
        }).observe(document.querySelector('svg.board')!, {
          childList: true,
          subtree: true,
          attributes: true,
        });
      }),
  );

/** Zooms and waits until everything is drawn for the new size. */
export async function zoom(page: Page, by: number) {
  const map = (await page.locator('[data-test="map"]').boundingBox())!;
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  await page.mouse.wheel(0, -by);
  await page.waitForTimeout(350);
  await still(page);
  await page.mouse.move(map.x + 2, map.y + 2);
}
