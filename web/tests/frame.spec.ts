// The map has the screen, and whatever a decision needs is inside the window: on every game there is, on a desk and on a phone.
import { by, carriedOut, expect, stateOf, test, type Page } from './play';
import { playUntil, sitDown } from './until';

test.setTimeout(240_000);

type Size = { width: number; height: number };
const DESK: Size = { width: 1366, height: 768 };
const PHONE: Size = { width: 390, height: 844 };
/** Decisions looked at in each game. */
const DECISIONS = 7;

/** Everything with one of these marks lies inside the window. */
async function inWindow(page: Page, size: Size, names: string[], where: string) {
  const outside = await page.evaluate(
    ([names, width, height]) =>
      names.flatMap((name) =>
        [...document.querySelectorAll(`[data-test="${name}"]`)].flatMap((one) => {
          const box = one.getBoundingClientRect();
          const there =
            box.width > 0 &&
            box.left >= -1 &&
            box.top >= -1 &&
            box.right <= width + 1 &&
            box.bottom <= height + 1;
          return there
            ? []
            : [`${name}: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`];
        }),
      ),
    [names, size.width, size.height] as const,
  );
  expect(outside, where).toEqual([]);
}

/** The part of the window in which nothing but the map is. */
async function partOfMap(page: Page, size: Size): Promise<number> {
  const map = (await by(page, 'map').boundingBox())!;
  const sheet = await by(page, 'sheet')
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  const bottom = Math.min(map.y + map.height, sheet?.y ?? Infinity);
  return (map.width * (bottom - map.y)) / (size.width * size.height);
}

async function reveal(page: Page) {
  const curtain = by(page, 'curtain').getByRole('button');
  if ((await curtain.count()) > 0) await curtain.click();
}

/** Any order at all, chosen from the list. */
async function decide(page: Page, size: Size) {
  const before = await stateOf(page);
  const buttons = by(page, 'choice');
  if ((await buttons.count()) > 0) await buttons.last().click();
  else {
    await page.getByRole('tab', { name: 'Orders' }).click();
    // Who alone can act is chosen already.
    if ((await by(page, 'group').count()) > 0) await by(page, 'group').first().click();
    if ((await by(page, 'order').count()) > 0) await by(page, 'order').first().click();
    if (size === PHONE) await by(page, 'lift').click();
  }
  await carriedOut(page, before);
}

/** Chooses something risky from the list, if there is anything, and looks at its odds. */
async function lookAtOdds(page: Page, size: Size, where: string) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Orders' }).click();
  // Whoever can do one thing only may do it at the click.
  const several = by(page, 'group').filter({ hasNotText: /\(1\)\s*$/ });
  const groups = await several.count();
  let found = false;
  for (let i = 0; i < Math.min(groups, 4) && !found; i++) {
    await several.nth(i).click();
    const risky = page.locator('[data-test="order"][data-risky="true"]');
    if ((await risky.count()) > 0) {
      await risky.first().click();
      await by(page, 'confirm').waitFor();
      await page.waitForTimeout(200);
      await inWindow(page, size, ['prompt', 'odds', 'confirm'], `${where}, odds`);
      found = true;
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  if (size === PHONE) await by(page, 'lift').click();
}

/** Games on the shelf: a new one is looked at too. */
const GAMES = 5;

for (const [name, size, part] of [
  ['a desk', DESK, 0.65],
  ['a phone', PHONE, 0.55],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: size, hasTouch: size === PHONE });
    for (let nth = 0; nth < GAMES; nth++) {
      test(`all that a decision needs is in sight and the map has the screen: ${name}, game ${nth + 1}`, async ({
        page,
      }) => {
        await page.goto('/');
        const games = page.locator('[data-test^="new-"]');
        await games.first().waitFor();
        await expect(games).toHaveCount(GAMES);
        const game = (await games.nth(nth).getAttribute('data-test'))!.slice('new-'.length);
        await games.nth(nth).click();
        const seats = page.locator('[data-test^="plan-"]');
        for (let i = 0; i < (await seats.count()); i++) await seats.nth(i).selectOption('me');
        await by(page, 'open').click();
        await page.locator('svg.board').waitFor();
        for (let i = 0; i < DECISIONS; i++) {
          await reveal(page);
          if ((await by(page, 'over').count()) > 0) break;
          await page.locator('[data-test="prompt"].mine').waitFor();
          const where = `${game}, decision ${i + 1}`;
          await inWindow(page, size, ['prompt', 'choice', 'more', 'undo', 'menu'], where);
          if (!(await by(page, 'odds').count()))
            expect(await partOfMap(page, size), where).toBeGreaterThanOrEqual(part);
          if (i % 3 === 0) await lookAtOdds(page, size, where);
          await decide(page, size);
        }
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          size.height,
        );
      });
    }
  });
}

for (const [name, size, part] of [
  ['a desk', DESK, 0.65],
  ['a phone', PHONE, 0.55],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: size, hasTouch: size === PHONE });
    for (const game of ['white-star-rising', 'blitzkrieg-1940']) {
      test(`${game}: asked for a reaction, answer, chance, confirmation and "no" are in sight on ${name}`, async ({
        page,
      }) => {
        const found = await playUntil(page, game, '', 'reaction');
        await sitDown(page, found);
        await expect(by(page, 'confirm')).toBeVisible();
        await expect(by(page, 'odds')).toContainText('%');
        await expect(page.locator(`[data-test="choice"]`).first()).toBeVisible();
        await inWindow(page, size, ['prompt', 'odds', 'answers', 'confirm', 'choice', 'undo', 'menu'], game);
        expect(await partOfMap(page, size), game).toBeGreaterThanOrEqual(part);
      });
    }
  });
}
