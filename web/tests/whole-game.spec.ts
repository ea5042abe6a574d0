import { after, by, clickAt, expect, myTurn, open, stateOf, test, type Page } from './play';

/** Decides by clicking: a unit, a target, the order; or a button. */
async function decideByClicking(page: Page, turn: number) {
  const before = await stateOf(page);
  const units = page.locator('[data-mark="may"]');
  // Some decisions on the map; after that the game is only to be brought to its end.
  if (turn < 14 && (await units.count()) > 0) {
    await clickAt(page, units.last());
    if ((await page.locator('.fan .item').count()) > 0)
      await clickAt(page, page.locator('.fan .item').last());
    const targets = page.locator('[data-mark="target"], .cell:has(> .mark.target)');
    if ((await by(page, 'confirm').count()) === 0 && (await targets.count()) > 0)
      await clickAt(page, targets.first());
    if ((await by(page, 'confirm').count()) > 0) await by(page, 'confirm').click();
    await page.waitForTimeout(120);
    if ((await stateOf(page)) > before) return;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  const buttons = by(page, 'choice');
  if ((await buttons.count()) > 0) await buttons.first().click();
  await after(page, before);
}

test.describe.serial('a whole game', () => {
  test('by clicking, against the computer, with luck report and replay afterwards', async ({ page }) => {
    await open(page, ['greedy', 'me']);
    let turns = 0;
    while (await myTurn(page)) await decideByClicking(page, turns++);
    expect(turns).toBeGreaterThan(5);
    await expect(by(page, 'over')).toBeVisible();
    await expect(by(page, 'log').locator('li').first()).toBeVisible();

    await by(page, 'over-luck').click();
    await expect(by(page, 'luck')).toBeVisible();
    const fights = page.locator('dialog tbody tr button');
    expect(await fights.count()).toBeGreaterThan(0);
    await fights.first().click();
    await expect(by(page, 'replay')).toBeVisible();
    await expect(page.getByText(/^The past/)).toBeVisible();
    await by(page, 'next-turn').click();
    await by(page, 'now').click();
    await expect(by(page, 'over')).toBeVisible();

    await page.goto('/');
    await expect(by(page, 'finished')).toBeVisible();
    await by(page, 'finished').getByRole('link').first().click();
    await expect(by(page, 'over')).toBeVisible();
  });

  test('by keyboard only', async ({ page }) => {
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
