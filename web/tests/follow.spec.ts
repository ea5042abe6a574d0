// The view follows the game: what is asked about is in sight when it is asked, on a desk and on a phone; whoever wants none of it is left alone.
import { by, expect, test, type Page } from './play';
import { playUntil, sitDown } from './until';

test.setTimeout(240_000);

/** Whether what is asked about lies in the part of the map that nothing covers. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('[data-test="map"]')!.getBoundingClientRect();
    const sheet = document.querySelector('[data-test="sheet"]')?.getBoundingClientRect();
    const bottom = Math.min(map.bottom, sheet?.top ?? Infinity);
    const about = [...document.querySelectorAll('[data-test="asked-about"]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const inside = (box: DOMRect) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x > map.left && x < map.right && y > map.top && y < bottom;
    };
    return about.length > 0 && about.every(inside);
  });

for (const [name, viewport] of [
  ['a desk', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  for (const game of ['white-star-rising', 'blitzkrieg-1940']) {
    test(`${game}: what a question is about is in sight on ${name}`, async ({ another }) => {
      const page = await another({ follow: 'always' }, { viewport, hasTouch: viewport.width < 900 });
      const found = await playUntil(page, game, '', 'question');
      await sitDown(page, found);
      await expect(by(page, 'asked-about').first()).toBeAttached();
      await expect.poll(() => inSight(page)).toBe(true);
    });
  }
}

test('Backspace goes back to the view before, and the whole map is one key', async ({ another }) => {
  const page = await another({ follow: 'always' }, { viewport: { width: 1366, height: 768 } });
  const found = await playUntil(page, 'white-star-rising', '', 'question');
  await sitDown(page, found);
  await expect.poll(() => inSight(page)).toBe(true);
  const view = () => page.locator('svg.board').getAttribute('viewBox');
  const before = await view();
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(view).not.toBe(before);
  const near = await view();
  await page.keyboard.press('f');
  await expect.poll(view).not.toBe(near);
  await page.keyboard.press('Backspace');
  await expect.poll(view).toBe(near);
});
