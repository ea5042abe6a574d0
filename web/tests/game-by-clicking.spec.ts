import {
  after,
  by,
  checkAxe,
  clickAt,
  clickAtFirst,
  expect,
  myTurn,
  open,
  stateOf,
  test,
  type Page,
} from './play';

test.setTimeout(420_000);
// Nobody looks on: the computer's moves are shown at once.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

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
    if ((await by(page, 'confirm').count()) === 0) await clickAtFirst(page, targets);
    if ((await by(page, 'confirm').count()) > 0) await by(page, 'confirm').click();
    await page.waitForTimeout(120);
    if ((await stateOf(page)) > before) return;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  const buttons = by(page, 'choice');
  if ((await buttons.count()) > 0) await buttons.first().click();
  // Whoever is faster than the odds is asked once with them.
  const done = by(page, 'confirm').or(page.locator(`.table:not([data-state="${before}"])`));
  await done.first().waitFor();
  if ((await by(page, 'confirm').count()) > 0) await by(page, 'confirm').click();
  await after(page, before);
}

test('a whole game by clicking, against the computer, with luck report and replay afterwards', async ({
  page,
}) => {
  await open(page, ['greedy', 'me']);
  let turns = 0;
  while (await myTurn(page)) await decideByClicking(page, turns++);
  expect(turns).toBeGreaterThan(5);
  await expect(by(page, 'over')).toBeVisible();
  await expect(by(page, 'dice-checked')).toContainText('Dice checked.');
  await expect(by(page, 'log').locator('li').first()).toBeVisible();

  await by(page, 'over-luck').click();
  await expect(by(page, 'luck')).toBeVisible();
  await checkAxe(page, 'luck report', 'dialog');
  const fights = page.locator('dialog tbody tr button');
  expect(await fights.count()).toBeGreaterThan(0);
  await fights.first().click();
  await expect(by(page, 'replay')).toBeVisible();
  await expect(page.getByText(/^The past/)).toBeVisible();
  await by(page, 'scrub').fill('0');
  await by(page, 'step-next').click();
  await expect(page.getByText(/^Moment 1 of/)).toBeVisible();
  await by(page, 'now').click();
  await expect(by(page, 'over')).toBeVisible();

  // Nobody else sees the game until its player agrees.
  await by(page, 'public-yes').click();
  await expect(by(page, 'public-no')).toBeVisible();
  await page.goto('/');
  await expect(by(page, 'finished')).toBeVisible();
  await by(page, 'finished').getByRole('link').first().click();
  await expect(by(page, 'over')).toBeVisible();
});
