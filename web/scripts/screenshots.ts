// Makes the pictures in docs/pictures: `npm run screenshots`. The computer plays a game against itself; everything is
// photographed in that game and in a branch from its middle.
import { mkdirSync } from 'node:fs';
import { by, clickAt, expect, open, test, type Page } from '../tests/play';

const FOLDER = '../docs/pictures';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: DESK });
test.setTimeout(240_000);

const take = (page: Page, name: string) =>
  page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });

/** Chooses units and targets until an order shows its odds. */
async function seekOdds(page: Page): Promise<boolean> {
  const units = page.locator('[data-mark="may"]');
  for (let i = 0; i < (await units.count()); i++) {
    await clickAt(page, units.nth(i));
    if ((await page.locator('.fan').count()) > 0) await page.locator('.fan .item').first().click();
    const enemies = page.locator('[data-mark="target"]');
    if ((await enemies.count()) > 0) {
      await clickAt(page, enemies.first());
      if ((await page.locator('.fan').count()) > 0) await page.locator('.fan .item').first().click();
      await by(page, 'odds').locator('.shares').waitFor();
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

test('pictures', async ({ page, another }) => {
  mkdirSync(FOLDER, { recursive: true });
  await open(page, ['greedy', 'greedy']);
  await by(page, 'over').waitFor({ timeout: 120_000 });
  await by(page, 'over-luck').click();
  await by(page, 'luck').waitFor();
  await take(page, 'luck');
  await page.keyboard.press('Escape');

  // A fight in the middle of the game.
  await by(page, 'over-replay').click();
  const fights = by(page, 'jump-fight').locator('option');
  const count = await fights.count();
  const moments = await fights.evaluateAll((all) =>
    all.map((one) => Number((one as HTMLOptionElement).value)),
  );
  await by(page, 'jump-fight').selectOption({ index: Math.floor(count * 0.45) });
  await expect(page.getByText(/^The past/)).toBeVisible();
  await page.mouse.move(5, 400);
  await take(page, 'replay');
  const replayed = page.url();

  // Branches from there, until one shows odds.
  let table = '';
  for (let i = Math.floor(count * 0.4); i > 0 && table === ''; i--) {
    await page.goto('/');
    await page.goto(replayed);
    await by(page, 'over-replay').click();
    await by(page, 'scrub').fill(String(moments[i]!));
    await expect(page.getByText(/^The past/)).toBeVisible();
    await by(page, 'branch').click();
    await by(page, 'preset-here').click();
    await by(page, 'open').click();
    await page.locator('[data-test="prompt"].mine').waitFor();
    await page.waitForTimeout(200);
    if (await seekOdds(page)) table = page.url();
  }
  await page.mouse.move(5, 400);
  await take(page, 'odds');
  await by(page, 'cancel').click();
  await page.mouse.move(5, 400);
  await take(page, 'board');
  await clickAt(page, page.locator('.cell:not(:has(> .mark))').first());
  await by(page, 'notice').waitFor();
  await take(page, 'why-not');
  await page.keyboard.press('Escape');
  await by(page, 'legend').click();
  await page.getByRole('dialog').waitFor();
  await take(page, 'legend');
  await page.keyboard.press('Escape');
  await by(page, 'rules').click();
  await page.locator('aside section').first().waitFor();
  await take(page, 'rules');

  const dark = await another({ theme: 'dark', lang: 'de' }, { viewport: DESK });
  await dark.goto(table);
  await dark.locator('svg.board').waitFor();
  await seekOdds(dark);
  await take(dark, 'board-dark');

  const phone = await another({}, { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  await phone.goto(table);
  await phone.locator('svg.board').waitFor();
  await phone.waitForTimeout(300);
  await take(phone, 'phone');

  await page.goto('/');
  await page.locator('[data-test^="game-"] svg').waitFor();
  await take(page, 'start');
  await page.locator('[data-test^="new-"]').first().click();
  await take(page, 'new-table');
});
