// The signs on the board are told apart by their shape: the same counter and the same cell, in grey, by day and by night.
import { expect } from '@playwright/test';
import { differs, grey, type Grey } from './grey';
import { test } from './vite';

const ON_PIECES = ['plain', 'ready', 'chosen', 'target', 'asked', 'advice', 'acted', 'status'];
const SIDES = ['plain', 'cut', 'square'];
const ON_CELLS = ['cell', 'may', 'goal', 'aim', 'picked', 'hint', 'about', 'objective', 'held', 'danger'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all signs are told apart without colour (${colorScheme})`, async ({ page, complaints: _ }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1640, height: 400 });
    await page.goto('fixtures.html#signs');
    await page.locator('.piece').first().waitFor();
    // The ground is painted by chance; the signs must not depend on it.
    await page.addStyleTag({ content: '.printed { visibility: hidden }' });
    const seen = new Map<string, Grey>();
    for (const id of new Set([...ON_PIECES, ...SIDES, ...ON_CELLS])) {
      const box = (await page.locator(`.cell[data-cell="${id}"] .area`).boundingBox())!;
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      seen.set(id, await grey(page, { x: x - 62, y: y - 60, width: 124, height: 120 }));
    }
    const compare = (ids: string[], least: number) => {
      for (const [i, a] of ids.entries())
        for (const b of ids.slice(i + 1))
          expect(differs(seen.get(a)!, seen.get(b)!), `${a} and ${b}`).toBeGreaterThan(least);
    };
    compare(ON_PIECES, 0.004);
    compare(ON_CELLS, 0.004);
    // Sides differ in their corners only.
    compare(SIDES, 0.0008);
  });
}

test('gold is for objectives alone', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#signs');
  await page.locator('.piece').first().waitFor();
  const golden = await page
    .locator('svg.board')
    .evaluate((board) =>
      [...board.querySelectorAll('*')]
        .filter((one) => /^#f[2-5][b-d]/i.test(one.getAttribute('fill') ?? one.getAttribute('stroke') ?? ''))
        .map((one) => one.closest('g[class]')?.getAttribute('class') ?? ''),
    );
  expect(golden.length).toBeGreaterThan(0);
  expect(golden.every((name) => name.includes('objective'))).toBe(true);
});
