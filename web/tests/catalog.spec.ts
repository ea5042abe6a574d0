// What must hold at the table of every game in the catalog, whatever game that is: it can be read at every size, axe finds nothing, what
// happens is in sight, and a newcomer comes to the end of the first lesson.
import { by, carriedOut, checkAxe, expect, stateOf, test, type Page } from './play';
import { still, tooSmall, zoom } from './reading';

test.setTimeout(240_000);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
/** Games on the shelf: a new one is looked at too. */
const GAMES = 5;

/** The nth game of the shelf. */
async function gameAt(page: Page, nth: number): Promise<string> {
  await page.goto('/');
  const games = page.locator('[data-test^="new-"]');
  await games.first().waitFor();
  await expect(games).toHaveCount(GAMES);
  return (await games.nth(nth).getAttribute('data-test'))!.slice('new-'.length);
}

/** Opens a table of this game for these, seat by seat. */
async function sitDownTo(page: Page, game: string, sitter: string) {
  await by(page, `new-${game}`).click();
  const seats = page.locator('[data-test^="plan-"]');
  for (let i = 0; i < (await seats.count()); i++) await seats.nth(i).selectOption(sitter);
  await by(page, 'open').click();
  await page.locator('svg.board').waitFor({ timeout: 60_000 });
  const ready = by(page, 'curtain-ready');
  if (sitter === 'me') await page.locator('[data-test="prompt"].mine').or(ready).first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
}

for (let nth = 0; nth < GAMES; nth++) {
  for (const [name, viewport, theme] of [
    ['a desk', LAPTOP, 'light'],
    ['a phone', PHONE, 'dark'],
  ] as const) {
    test(`no letters under nine pixels and nothing for axe: ${name}, game ${nth + 1}`, async ({
      another,
    }) => {
      const page = await another({ theme }, { viewport, hasTouch: viewport === PHONE });
      const game = await gameAt(page, nth);
      await sitDownTo(page, game, 'me');
      await still(page);
      await page.keyboard.press('f');
      await still(page);
      expect(await tooSmall(page), `${game}, whole map`).toEqual([]);
      await checkAxe(page, `${game}, ${theme}`);
      for (let i = 0; i < 2; i++) {
        await zoom(page, 480);
        expect(await tooSmall(page), `${game}, closer ${i + 1}`).toEqual([]);
      }
    });
  }

  test(`whatever is drawn of what happens is in sight: game ${nth + 1}`, async ({ another }) => {
    // On a phone, where the whole map cannot be read.
    const page = await another({ follow: 'always', pace: 'quick' }, { viewport: PHONE, hasTouch: true });
    const game = await gameAt(page, nth);
    await page.evaluate(() => {
      const kept = window as unknown as { seen: number; missed: string[] };
      [kept.seen, kept.missed] = [0, []];
      const look = () => {
        for (const cue of document.querySelectorAll<SVGGElement>('[data-cue]')) {
          const box = cue.getBoundingClientRect();
          if (cue.dataset.looked || (box.width === 0 && box.height === 0)) continue;
          cue.dataset.looked = 'yes';
          // The view comes within a quarter of a second; the sign may be gone by then.
          const map = document.querySelector('[data-test="map"]')!.getBoundingClientRect();
          const sheet = document.querySelector('[data-test="sheet"]')?.getBoundingClientRect();
          const bottom = Math.min(map.bottom, sheet?.top ?? Infinity);
          let last: DOMRect | undefined;
          const until = performance.now() + 400;
          // A machine with much to do draws few pictures in that time.
          let pictures = 20;
          const watch = () => {
            const now = cue.getBoundingClientRect();
            // A sign without a place on the board, as of a new phase, or one that is gone has no size.
            if (now.width > 0 || now.height > 0) last = now;
            if (cue.isConnected && (performance.now() < until || pictures-- > 0))
              return void requestAnimationFrame(watch);
            if (!last) return;
            kept.seen++;
            const there =
              last.right > map.left && last.left < map.right && last.bottom > map.top && last.top < bottom;
            if (!there)
              kept.missed.push(`${cue.dataset.cue}: ${last.x} ${last.y} ${last.width} ${last.height}`);
          };
          watch();
        }
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await sitDownTo(page, game, 'greedy');
    const seen = () => page.evaluate(() => (window as unknown as { seen: number }).seen);
    await expect.poll(seen, { timeout: 120_000 }).toBeGreaterThan(3);
    expect(await page.evaluate(() => (window as unknown as { missed: string[] }).missed)).toEqual([]);
  });

  test(`decisions by keyboard from the list, without the map: game ${nth + 1}`, async ({ page }) => {
    const game = await gameAt(page, nth);
    await sitDownTo(page, game, 'me');
    const [lines, ready] = [page.locator('[data-test="orders"] .order'), by(page, 'curtain-ready')];
    for (let i = 0; i < 8; i++) {
      await page.locator('[data-test="prompt"].mine').or(ready).or(by(page, 'over')).first().waitFor();
      if ((await by(page, 'over').count()) > 0) break;
      if ((await ready.count()) > 0) await page.keyboard.press('Enter');
      await expect(ready).toHaveCount(0);
      const before = await stateOf(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('l');
      // Who, how, where, the confirmation: the focus goes on by itself.
      for (let press = 0; press < 6 && (await stateOf(page)) === before; press++) {
        const waiting = lines.and(page.locator(':focus')).or(by(page, 'confirm').and(page.locator(':focus')));
        await expect.poll(async () => (await stateOf(page)) > before || waiting.count()).toBeTruthy();
        if ((await stateOf(page)) === before) await page.keyboard.press('Enter');
        await page.waitForTimeout(150);
      }
      expect(await stateOf(page), `${game}, decision ${i + 1}`).toBeGreaterThan(before);
    }
  });

  test(`whoever follows the hints comes to the end of the first lesson: game ${nth + 1}`, async ({
    page,
  }) => {
    const game = await gameAt(page, nth);
    await by(page, `learn-${game}`).click();
    await by(page, 'lessons').getByRole('button').first().click();
    await by(page, 'lesson').waitFor();
    const over = page.locator('[data-test="lesson"].over');
    const [hint, act] = [by(page, 'lesson-hint'), by(page, 'lesson-do')];
    while ((await over.count()) === 0) {
      await expect(hint.or(act).or(over).first()).toBeVisible();
      if ((await hint.count()) > 0 && (await hint.isEnabled()))
        await hint.click({ timeout: 2000 }).catch(() => {});
      if ((await act.count()) === 0) continue;
      const state = await stateOf(page);
      await act.click({ timeout: 2000 }).catch(() => {});
      await carriedOut(page, state);
    }
    await expect(over).toBeVisible();
  });
}

test('White Star Rising, whole map on a laptop: 39 pixels for who lies alone, 34 in every stack', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/');
  await sitDownTo(page, 'white-star-rising', 'greedy');
  await page.keyboard.press('f');
  await expect.poll(() => page.locator('.pieces .piece').count(), { timeout: 60_000 }).toBeGreaterThan(10);
  await still(page);
  const wide = await page
    .locator('.pieces .piece')
    .evaluateAll((all) =>
      all.map((one) =>
        Math.max(...[...one.querySelectorAll('path')].map((path) => path.getBoundingClientRect().width)),
      ),
    );
  // One that lies alone has all of its hex; a stack lies whole in it and is a little smaller, never so small that values go.
  expect(Math.max(...wide)).toBeGreaterThanOrEqual(39);
  expect(Math.min(...wide)).toBeGreaterThanOrEqual(34);
});
