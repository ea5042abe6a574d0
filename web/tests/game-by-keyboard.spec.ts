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
      await after(page, before);
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
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(60);
  if ((await page.locator('.fan').count()) > 0) await page.keyboard.press('Enter');
  if (await chosen()) return;
  if ((await by(page, 'confirm').count()) === 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    if ((await page.locator('.fan').count()) > 0) await page.keyboard.press('Enter');
  }
  if ((await by(page, 'confirm').count()) > 0) {
    await expect(by(page, 'confirm')).toBeFocused();
    await page.keyboard.press('Enter');
    await after(page, before);
  }
  await page.waitForTimeout(60);
}
