// Hegra is one picture: fortress, valley and siege lines, by day and by night; a crew goes to its work with one click.
import { after, by, clickAt, expect, open, stateOf, test, type Page } from './play';
import { playUntil, sitDown } from './until';

test.setTimeout(240_000);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const sky = (page: Page) => page.locator('[data-test="picture"] rect').first().getAttribute('fill');
const men = (page: Page, cell: string) =>
  page.locator(`[data-cell="${cell}"]`).first().getAttribute('aria-label');

test('both boards are one picture, by day and by night', async ({ page, another }) => {
  await open(page, ['me'], ['hegra-1940', 'normal']);
  await expect(by(page, 'picture')).toHaveCount(1);
  // No board is hidden behind another.
  for (const cell of ['ready', 'convince', 'B1', 'D4', 'sector1', 'row-blue', 'airfield'])
    await expect(page.locator(`[data-cell="${cell}"]`)).toHaveCount(1);
  const url = page.url();
  const dark = await another({ theme: 'dark' });
  await dark.goto(url);
  await expect(by(dark, 'picture')).toHaveCount(1);
  expect(await sky(dark)).not.toBe(await sky(page));
  expect(await sky(dark)).toMatch(/^#[0-9a-f]{6}$/);
});

test('what the snow has buried is covered on the picture until it is dug out', async ({ page }) => {
  await open(page, ['me'], ['hegra-1940', 'normal']);
  await expect(page.locator('#buried-radio')).not.toHaveAttribute('display', 'none');
  // Its places for workers cannot be seen, those of a room that can be used can.
  await expect(page.locator('[data-sockets="radio"]')).toHaveCount(0);
  await expect(page.locator('[data-sockets="convince"]')).toHaveCount(2);
});

test('a crew goes to its work with one click, and one undo takes it back', async ({ page }) => {
  const found = await playUntil(page, 'hegra-1940', 'normal', 'crew');
  await sitDown(page, found);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  const [{ piece }, { cell }] = found.picks as [{ piece: string }, { cell: string }];
  const empty = await men(page, cell);
  await clickAt(page, page.locator(`.pieces [data-piece="${piece}"]`).first());
  await expect(page.locator(`[data-piece="${piece}"][data-mark="chosen"]`)).toHaveCount(1);
  await expect(page.locator('.table')).toHaveAttribute('data-strikes', /[1-9]/);
  await clickAt(page, page.locator(`[data-cell="${cell}"]`));
  await after(page, found.state);
  await expect.poll(() => stateOf(page)).toBe(found.state + 2);
  await expect.poll(() => men(page, cell)).not.toBe(empty);
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect.poll(() => stateOf(page)).toBe(found.state);
  await page.keyboard.press('Escape');
  await expect.poll(() => men(page, cell)).toBe(empty);
});

test('the day begins only after a question if men are idle', async ({ another }) => {
  const page = await another({ askEnd: true });
  const found = await playUntil(page, 'hegra-1940', 'normal', 'crew');
  await sitDown(page, found);
  await page.keyboard.press('Escape');
  const idle = await page.locator('[data-test="prompt"]').textContent();
  await page.keyboard.press('e');
  await expect(by(page, 'end-sure')).toBeVisible();
  // As many as the question for their work counts.
  const said = /\d+/.exec((await by(page, 'end-sure').textContent())!)![0];
  expect(idle).toContain(said);
  expect(await stateOf(page)).toBe(found.state);
  await by(page, 'end-stay').click();
  expect(await stateOf(page)).toBe(found.state);
  await page.keyboard.press('e');
  await after(page, found.state);
});
