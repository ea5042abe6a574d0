// Makes the pictures in docs/pictures: `npm run screenshots`, or `npm run screenshots -- -g Hegra` for those of one game.
// Of Mortain the computer plays a game against itself; everything is photographed in that game and in a branch from its
// middle. The other games are played on, as the computer advises, until there is something to see.
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, by, clickAt, expect, fromMenu, myTurn, open, stateOf, test, type Page } from '../tests/play';

const FOLDER = '../docs/pictures';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Whom a chosen unit of Beck may fire at: its own headquarters is a target too, to be taken along. */
const ENEMY = '.piece[data-mark="target"]:not([data-piece^="beck"])';

test.use({ viewport: DESK });
test.setTimeout(240_000);

const take = (page: Page, name: string) =>
  page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });

/** The same as WebP, which Playwright does not write. */
async function takeSmall(page: Page, name: string) {
  // On the bar: over the map it would call up what lies there.
  await page.mouse.move(5, 5);
  await page.waitForTimeout(300);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(data, 'base64'));
}

/** Gives the order the computer advises. */
async function goOn(page: Page) {
  const state = await stateOf(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await by(page, 'advised').getByRole('button').click();
  await page.waitForTimeout(300);
  if ((await by(page, 'confirm').count()) > 0) await by(page, 'confirm').click();
  await after(page, state);
}

/** Goes on until there is what is looked for. */
async function until(page: Page, found: () => Promise<boolean>) {
  for (let i = 0; i < 120; i++) {
    if (!(await myTurn(page))) break;
    await page.waitForTimeout(150);
    if (await found()) return;
    await goOn(page);
  }
  throw new Error('the game ended before there was anything to see');
}

/** Chooses a unit that may move and fire. */
async function seekShot(page: Page): Promise<boolean> {
  const units = page.locator('.piece[data-mark="may"]');
  for (let i = 0; i < (await units.count()); i++) {
    await clickAt(page, units.nth(i));
    if ((await page.locator('.fan').count()) > 0) await page.locator('.fan .item').first().click();
    await page.waitForTimeout(250);
    const hexes = await page.locator('.cell .mark.target, [data-reach]').count();
    if (hexes > 2 && (await page.locator(ENEMY).count()) > 0) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

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

test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

test('Mortain', async ({ page, another }) => {
  await open(page, ['greedy', 'greedy']);
  await by(page, 'over').waitFor({ timeout: 120_000 });
  await by(page, 'over-luck').click();
  await by(page, 'luck').waitFor();
  await take(page, 'luck');
  await page.keyboard.press('Escape');

  // A fight in the middle of the game.
  await by(page, 'over-replay').click();
  await by(page, 'replay-more').click();
  const fights = by(page, 'jump-fight').locator('option');
  const count = await fights.count();
  const moments = await fights.evaluateAll((all) =>
    all.map((one) => Number((one as HTMLOptionElement).value)),
  );
  await by(page, 'jump-fight').selectOption({ index: Math.floor(count * 0.45) });
  await expect(page.getByText(/^The past/)).toBeVisible();
  await by(page, 'replay-more').click();
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
    await by(page, 'replay-more').click();
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
  // Somewhere the unit cannot go.
  const reach = await page
    .locator('[data-reach]')
    .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.reach));
  const beyond = reach.map((cell) => `:not([data-cell="${cell}"])`).join('');
  await clickAt(page, page.locator(`.cell:not(:has(> .mark))${beyond}`).first());
  await by(page, 'notice').waitFor();
  await take(page, 'why-not');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'legend');
  await page.getByRole('dialog').waitFor();
  await take(page, 'legend');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'rules');
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
  const cards = page.locator('[data-test^="game-"]');
  await expect
    .poll(async () => (await cards.count()) - (await cards.filter({ has: page.locator('svg') }).count()))
    .toBe(0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await take(page, 'start');
  await page.locator('[data-test^="new-"]').first().click();
  await take(page, 'new-table');
});

test('White Star Rising', async ({ page, another }) => {
  await open(page, ['me', 'greedy'], ['white-star-rising', '01-noville']);
  await until(page, () => seekShot(page));
  await takeSmall(page, 'wsr-map');
  const enemy = await page.locator(ENEMY).first().boundingBox();
  const unit = await page.locator('.piece[data-mark="chosen"]').first().boundingBox();
  if (!enemy || !unit) throw new Error('nobody to fire at');
  await clickAt(page, page.locator(ENEMY).first());
  if ((await page.locator('.fan').count()) > 0) await page.locator('.fan .item').first().click();
  await by(page, 'odds').locator('.shares').waitFor();
  await page.mouse.move((enemy.x + unit.x) / 2, (enemy.y + unit.y) / 2);
  await page.mouse.wheel(0, -500);
  await takeSmall(page, 'wsr-odds');

  const night = { theme: 'dark', lang: 'de' };
  const shape = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 500 / PHONE.width };
  const phone = await another(night, shape);
  await phone.goto(page.url());
  await phone.locator('svg.board').waitFor();
  await phone.waitForTimeout(600);
  await takeSmall(phone, 'wsr-phone');
});

test('Hegra 1940', async ({ page, another }) => {
  await open(page, [], ['hegra-1940', 'normal']);
  const men = page.locator('.piece[data-mark="may"]');
  await until(page, async () => {
    // Some stand at their places already when the next one is chosen.
    if ((await men.count()) === 0 || (await men.count()) > 2) return false;
    await clickAt(page, men.last());
    await page.waitForTimeout(250);
    return (await page.locator('.cell .mark.target, [data-reach]').count()) > 3;
  });
  await takeSmall(page, 'hegra');
  // Carriers are on their way past a patrol; by night.
  await until(
    page,
    async () =>
      (await page.locator('.piece[data-piece^="p"]').count()) > 0 &&
      page.locator('[data-piece="K1"]').isVisible(),
  );
  const night = await another({ theme: 'dark' }, { viewport: DESK });
  await night.goto(page.url());
  await by(night, 'picture').waitFor({ state: 'attached' });
  await night.waitForTimeout(600);
  await takeSmall(night, 'hegra-night');
});
