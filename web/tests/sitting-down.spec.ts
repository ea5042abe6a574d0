// The briefing when a table opens, the question before an end, and what is kept.
import { by, checkAxe, expect, fromMenu, myTurn, open, stateOf, test } from './play';

test.describe('with a briefing', () => {
  test.use({ settings: { briefing: true, coached: false } });
  test('a table opens with a briefing, one click away, and B shows it again', async ({ page }) => {
    await open(page, ['me', 'me']);
    const briefing = by(page, 'briefing');
    await expect(briefing).toContainText('The Defence of Mortain');
    await expect(briefing.locator('.aim')).toHaveCount(2);
    await expect(briefing.locator('li')).toHaveCount(3);
    await expect(briefing.locator('li .rule')).toHaveCount(3);
    await expect(by(page, 'begin')).toBeFocused();
    await by(page, 'begin').click();
    await expect(briefing).toHaveCount(0);
    await page.keyboard.press('b');
    await expect(briefing).toBeVisible();
    await page.getByLabel('Show the briefing when a table opens').uncheck();
    await by(page, 'begin').click();
    await page.reload();
    await page.locator('svg.board').waitFor({ timeout: 60_000 });
    // The first time what is where is shown, one thing after the other, and then no more.
    const coach = by(page, 'coach');
    await expect(coach).toContainText('asked of you');
    await expect(briefing).toHaveCount(0);
    await checkAxe(page, 'coach marks');
    for (const said of ['light blue bar', 'undo', 'menu']) {
      await by(page, 'coach-next').click();
      await expect(coach).toContainText(said);
    }
    await by(page, 'coach-next').click();
    await expect(coach).toHaveCount(0);
    await page.reload();
    await page.locator('[data-test="prompt"].mine').waitFor({ timeout: 60_000 });
    await expect(coach).toHaveCount(0);
  });

  test('in German, with the section that describes the battle', async ({ another }) => {
    const page = await another({ lang: 'de', briefing: true });
    await open(page, ['me', 'me'], ['white-star-rising', '01-noville']);
    await expect(by(page, 'briefing')).toContainText('Dezember 1944');
    await expect(by(page, 'briefing')).toContainText('Marker aus dem Behältnis');
  });
});

test('sound is off until it is switched on, and that is kept', async ({ page }) => {
  await open(page, ['me', 'me']);
  await by(page, 'menu').click();
  await expect(by(page, 'sound')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await page.reload();
  await page.locator('svg.board').waitFor({ timeout: 60_000 });
  await by(page, 'menu').click();
  await expect(by(page, 'sound')).toBeChecked();
});

test('the panel folds with a key, and stays folded', async ({ page }) => {
  await open(page, ['me', 'me']);
  const map = by(page, 'map');
  const before = (await map.boundingBox())!.width;
  await page.keyboard.press('\\');
  await expect.poll(async () => (await map.boundingBox())!.width).toBeGreaterThan(before + 200);
  await page.reload();
  await page.locator('svg.board').waitFor({ timeout: 60_000 });
  expect((await map.boundingBox())!.width).toBeGreaterThan(before + 200);
  await fromMenu(page, 'rules');
  await page.keyboard.press('Escape');
  expect(await myTurn(page)).toBe(true);
  expect(await stateOf(page)).toBeGreaterThanOrEqual(0);
});
