// Clicks are counted: an attack, an answer to a question, a set-up. The game is played over the socket until there is such a decision.
import { after, by, expect, stateOf, test, type Page } from './play';
import { playUntil, sitDown } from './until';

test.setTimeout(240_000);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Counts clicks from now on. */
async function counting(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('clicked', () => clicks++);
  await page.evaluate(() =>
    addEventListener('click', () => void (window as unknown as { clicked: () => void }).clicked(), true),
  );
  return () => clicks;
}

async function clickPiece(page: Page, id: string) {
  const box = (await page.locator(`.pieces [data-piece="${id}"]`).first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('Mortain: an attack is three clicks, the last one on its confirmation', async ({ page }) => {
  const found = await playUntil(page, 'mortain', 'historical', 'shot');
  await sitDown(page, found);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  // The target first: whoever could fire at it is marked, with the chance. If only one can, or artillery may be called there, odds come at once.
  const chosen = page.locator(`[data-piece="${found.picks[0]!.piece}"][data-mark="chosen"]`);
  await clickPiece(page, found.picks[1]!.piece!);
  await expect(by(page, 'target-chip').or(by(page, 'odds'))).toBeVisible();
  if ((await by(page, 'target-chip').count()) > 0) {
    await clickPiece(page, found.picks[0]!.piece!);
    await expect(chosen).toHaveCount(1);
    await expect(by(page, 'odds')).toBeVisible();
  }
  for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  const clicks = await counting(page);
  await clickPiece(page, found.picks[0]!.piece!);
  await expect(chosen).toHaveCount(1);
  await clickPiece(page, found.picks[1]!.piece!);
  await expect(by(page, 'odds')).toBeVisible();
  // Who is aimed at carries the sign of a target, not that of whoever acts.
  await expect(page.locator(`[data-piece="${found.picks[1]!.piece}"] .mark.target`)).toHaveCount(1);
  expect(await stateOf(page)).toBe(found.state);
  await by(page, 'confirm').click();
  await after(page, found.state);
  expect(clicks()).toBe(3);
});

test('Mortain: from a unit that is chosen already an attack is two clicks, both on the target', async ({
  page,
}) => {
  const found = await playUntil(page, 'mortain', 'historical', 'shot');
  await sitDown(page, found);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await clickPiece(page, found.picks[0]!.piece!);
  const clicks = await counting(page);
  await clickPiece(page, found.picks[1]!.piece!);
  await expect(by(page, 'confirm')).toBeVisible();
  await clickPiece(page, found.picks[1]!.piece!);
  await after(page, found.state);
  expect(clicks()).toBe(2);
});

test('Mortain: by keyboard T goes to the targets and tells the chance, Enter aims and confirms', async ({
  page,
}) => {
  const found = await playUntil(page, 'mortain', 'historical', 'shot');
  await sitDown(page, found);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  const cellOf = (id: string) =>
    page.evaluate((id) => {
      const box = document.querySelector(`.pieces [data-piece="${id}"]`)!.getBoundingClientRect();
      return document
        .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        .map((one) => one.closest<SVGElement>('[data-cell]')?.dataset.cell)
        .find((cell) => cell !== undefined)!;
    }, id);
  const [from, to] = [await cellOf(found.picks[0]!.piece!), await cellOf(found.picks[1]!.piece!)];
  await page.keyboard.press('/');
  await page.keyboard.type(from);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-cell="${from}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-piece="${found.picks[0]!.piece}"][data-mark="chosen"]`)).toHaveCount(1);
  const looked = page.locator('[data-cell]:focus');
  await expect(async () => {
    await page.keyboard.press('t');
    await expect(looked).toHaveAttribute('data-cell', to, { timeout: 200 });
  }).toPass();
  await expect(looked).toHaveAttribute('aria-label', /target, chance \d+/);
  await page.keyboard.press('Enter');
  await expect(by(page, 'confirm')).toBeFocused();
  expect(await stateOf(page)).toBe(found.state);
  await page.keyboard.press('Enter');
  await after(page, found.state);
});

test('Mortain: who can fire along is in, can be left out, and all of it is one order', async ({ page }) => {
  const found = await playUntil(page, 'mortain', 'historical', 'joined');
  await sitDown(page, found);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await clickPiece(page, found.picks[0]!.piece!);
  await expect(page.locator('.table')).toHaveAttribute('data-strikes', /[1-9]/);
  await clickPiece(page, found.picks[1]!.piece!);
  const joins = by(page, 'joins').getByRole('checkbox');
  await expect(joins.first()).toBeChecked();
  // Whoever is left out adds nothing to the sum; the chance may stay the same.
  const tally = by(page, 'odds').locator('table');
  await expect(tally).toBeVisible();
  const together = await tally.textContent();
  await joins.first().uncheck();
  await expect.poll(async () => (await tally.count()) > 0 && tally.textContent()).not.toBe(together);
  await joins.first().check();
  await expect.poll(async () => (await tally.count()) > 0 && tally.textContent()).toBe(together);
  expect(await stateOf(page)).toBe(found.state);
  await by(page, 'confirm').click();
  await after(page, found.state);
  // Declared, joined, fired: nothing is left to be pressed.
  await expect.poll(() => stateOf(page)).toBeGreaterThan(found.state + 2);
});

for (const game of ['white-star-rising', 'blitzkrieg-1940']) {
  test(`${game}: a reaction is one click, the best answer is chosen already`, async ({ page }) => {
    const found = await playUntil(page, game, '', 'reaction');
    await sitDown(page, found);
    const clicks = await counting(page);
    await expect(by(page, 'confirm')).toBeVisible();
    await by(page, 'confirm').click();
    await after(page, found.state);
    expect(clicks()).toBe(1);
  });
}

test('Noville: thirteen units are placed one by one with at most fourteen clicks', async ({ page }) => {
  await page.goto('/');
  await by(page, 'new-white-star-rising').click();
  const seats = page.locator('[data-test^="plan-"]');
  for (let i = 0; i < (await seats.count()); i++) await seats.nth(i).selectOption('me');
  await by(page, 'open').click();
  await page.locator('svg.board').waitFor({ timeout: 60_000 });
  const ready = by(page, 'curtain-ready');
  if ((await ready.count()) > 0) await ready.click();
  await page.locator('[data-test="prompt"].mine').waitFor();
  await page.keyboard.press('f');
  const waiting = page.locator('[data-tray].ready');
  const many = 13;
  expect(await waiting.count()).toBeGreaterThanOrEqual(many);
  const clicks = await counting(page);
  await waiting.first().click();
  let placed = 0;
  while (placed < many) {
    const before = await stateOf(page);
    // A place nobody has taken yet that the unit in the hand may have.
    const find = (nth: number) =>
      page.evaluate((nth) => {
        const reach = [...document.querySelectorAll<SVGGElement>('[data-reach]')].map(
          (one) => one.dataset.reach,
        );
        const cells = [...document.querySelectorAll<SVGGElement>('.cell')].filter(
          (cell) => cell.querySelector(':scope > .mark') || reach.includes(cell.dataset.cell),
        );
        const middle = (cell: Element) => {
          const box = (cell.querySelector('.area') ?? cell).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2] as const;
        };
        const open = cells.map(middle).filter(([x, y], i) => {
          const top = document.elementFromPoint(x, y);
          return top?.closest('.cell') === cells[i];
        });
        // Some may only join others: then where those stand.
        const all = open.length > 0 ? open : cells.map(middle);
        return all[(nth * 3) % Math.max(1, all.length)];
      }, nth);
    await expect.poll(() => find(placed), `a place for unit ${placed + 1}`).toBeDefined();
    const free = await find(placed);
    await page.mouse.click(free![0], free![1]);
    await after(page, before);
    placed++;
    if (placed < many) await expect(page.locator('[data-tray].chosen')).toHaveCount(1);
  }
  expect(clicks()).toBeLessThanOrEqual(14);
});
