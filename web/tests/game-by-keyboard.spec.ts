import { after, by, expect, myTurn, stateOf, test, type Page } from './play';

test.setTimeout(420_000);
// Nobody looks on: the computer's moves are shown at once.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a whole game by keyboard only', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-test^="new-"]').first().waitFor();
  // To the dialog, the last scenario, the first side for the computer, the second for me.
  await tabTo(page, '[data-test^="new-"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-test^="scenario-"]');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, '[data-test^="plan-"]');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-test^="plan-"]').nth(0)).toHaveValue('greedy');
  await expect(page.locator('[data-test^="plan-"]').nth(1)).toHaveValue('me');
  await tabTo(page, '[data-test="open"]');
  await page.keyboard.press('Enter');
  await page.locator('svg.board').waitFor();

  let turn = 0;
  while (await myTurn(page)) {
    const before = await stateOf(page);
    if (turn++ < 12) await decideByKeyboard(page);
    if ((await stateOf(page)) === before) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      if ((await by(page, 'choice').count()) > 0) await page.keyboard.press('1');
      await confirmByKeyboard(page, before);
    }
  }
  expect(turn).toBeGreaterThan(5);
  await expect(by(page, 'over')).toBeVisible();
});

/** Tab until the focus is on this. */
async function tabTo(page: Page, selector: string) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

/** To the next unit that can act, choose it, to its next target, choose that, confirm. */
async function decideByKeyboard(page: Page) {
  const before = await stateOf(page);
  const chosen = async () => (await stateOf(page)) > before;
  const count = (selector: string) => page.locator(selector).count();
  /** The next key is pressed when the page has answered the one before, or has nothing to answer. */
  const answered = async (...signs: string[]) => {
    const seen = async () => (await chosen()) || (await count(signs.join())) > 0;
    await expect
      .poll(seen, { timeout: 3000 })
      .toBe(true)
      .catch(() => {});
  };
  const [confirm, fan] = ['[data-test="confirm"]', '.fan'];
  const choose = async (...signs: string[]) => {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await answered(confirm, fan, ...signs);
    if ((await count(fan)) === 0) return;
    await page.keyboard.press('Enter');
    await expect(page.locator(fan)).toHaveCount(0);
    await answered(confirm, ...signs);
  };
  await choose('[data-mark="chosen"]');
  if (await chosen()) return;
  if ((await count(confirm)) === 0) await choose();
  if ((await by(page, 'confirm').count()) > 0) {
    await confirmByKeyboard(page, before);
  }
  await page.waitForTimeout(60);
}

/** The confirmation takes the focus, unless nothing is at stake or an Enter before it has confirmed already. */
async function confirmByKeyboard(page: Page, before: number) {
  const focused = () =>
    page.evaluate(() => document.activeElement?.matches('[data-test="confirm"]') ?? false);
  const given = async () => (await stateOf(page)) > before;
  await expect.poll(async () => (await given()) || (await focused()), { timeout: 15_000 }).toBe(true);
  if (!(await given())) await page.keyboard.press('Enter');
  await after(page, before);
}
