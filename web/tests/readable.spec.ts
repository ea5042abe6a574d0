// What is drawn can be read: no letters under nine pixels at any zoom, stacks inside their cells, counters enlarged under the hand.
import { expect } from '@playwright/test';
import { still, tooSmall, zoom } from './reading';
import { test } from './vite';

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`no letters under nine pixels at any zoom (${size.width} wide)`, async ({ page, complaints: _ }) => {
    await page.setViewportSize(size);
    for (const table of ['big', 'boxes', 'miniatures']) {
      await page.goto(`fixtures.html?${table}#${table}`);
      await page.locator('.piece').first().waitFor();
      await still(page);
      expect(await tooSmall(page), table).toEqual([]);
      for (let i = 0; i < 2; i++) {
        await zoom(page, 520);
        expect(await tooSmall(page), `${table}, closer ${i + 1}`).toEqual([]);
      }
    }
  });
}

test('counters have three faces: as printed, values only, symbol only', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  const unit = page.locator('.piece[data-piece="ge1"]');
  await unit.waitFor();
  const texts = () => unit.locator('text').allTextContents();
  const wide = async () => (await unit.locator('path').nth(1).boundingBox())!.width;
  const seen: Record<string, string[]> = {};
  for (let i = 0; i < 5; i++) {
    await still(page);
    const pixels = await wide();
    seen[pixels < 34 ? 'far' : pixels < 56 ? 'middle' : 'near'] ??= await texts();
    await zoom(page, 320);
  }
  expect(seen.far).toEqual([]);
  expect(seen.middle).toEqual(['3', '4']);
  expect(seen.near!.length).toBeGreaterThan(3);
});

test('stacks and their markers stay inside their cell, with a count', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  await page.locator('.piece').first().waitFor();
  await zoom(page, 900);
  const outside = await page.evaluate(() => {
    const found: string[] = [];
    for (const piece of document.querySelectorAll<SVGGElement>('.pieces .piece')) {
      if (piece.querySelector('.mark')) continue;
      const box = piece.getBoundingClientRect();
      const middle = document
        .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        .map((one) => one.closest<SVGGElement>('.cell'))
        .find((one) => one !== null);
      const area = middle?.querySelector<SVGPathElement>('.area');
      if (!area || middle!.dataset.cell === 'pool') continue;
      const cell = area.getBoundingClientRect();
      const slack = 1.5;
      if (
        box.left < cell.left - slack ||
        box.right > cell.right + slack ||
        box.top < cell.top - slack ||
        box.bottom > cell.bottom + slack
      )
        found.push(piece.dataset.piece!);
    }
    return found;
  });
  expect(outside).toEqual([]);
  await expect(page.locator('.count').first()).toBeAttached();
});

test('a stack spread out by key closes by key, and when the focus leaves', async ({
  page,
  complaints: _,
}) => {
  await page.goto('fixtures.html#big');
  const fan = page.locator('.fan [role=button]');
  const cell = page.locator('.cell:has-text("")').first();
  await cell.waitFor();
  // The cell of a stack.
  const stacked = await page.evaluate(
    () => document.querySelector<SVGElement>('.piece[data-below]')!.dataset.piece!,
  );
  const label = await page.evaluate((id) => {
    const piece = document.querySelector<SVGGElement>(`.piece[data-piece="${id}"]`)!;
    const box = piece.getBoundingClientRect();
    return document
      .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      .map((one) => one.closest<SVGGElement>('.cell')?.dataset.cell)
      .find((one) => one !== undefined)!;
  }, stacked);
  const home = page.locator(`.cell[data-cell="${label}"]`);
  for (const key of ['s', 'Escape']) {
    await home.focus();
    await page.keyboard.press('s');
    await expect(fan).not.toHaveCount(0);
    await page.keyboard.press(key);
    await expect(fan).toHaveCount(0);
    await expect(home).toBeFocused();
  }
  await page.keyboard.press('s');
  await expect(fan).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Zoom in' }).first().focus();
  await expect(fan).toHaveCount(0);
});

test('a small counter under the hand is enlarged beside it', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  await page.locator('[data-piece="ge23"]').hover({ force: true });
  const lens = page.locator('.lens');
  await expect(lens).toBeAttached();
  expect((await lens.boundingBox())!.width).toBeGreaterThan(90);
  await page.mouse.move(2, 400);
  await expect(lens).toHaveCount(0);
});
