// Rules by example: the cases of a section as small boards one can step through.
import { by, checkAxe, expect, test, type Page } from './play';

/** Opens the examples of a section from the game's card. */
async function openExamples(page: Page, game: string, section: string) {
  await page.goto('/');
  await page
    .locator(`[data-test="game-${game}"]`)
    .getByRole('button', { name: /^(Rules|Regeln)$/ })
    .click();
  await page.locator(`[data-section="${section}"] summary`).click();
}

const words = (page: Page) => by(page, 'example-words');

test('a case is stepped through: position, order, odds, refusal', async ({ page }) => {
  await openExamples(page, 'mortain', '6.6');
  await by(page, 'example-6.6-adjacent-all').click();
  const board = by(page, 'example-board');
  await expect(board).toBeVisible();
  // Only the part of the map it is about, with the counters it is about.
  const box = (await board.getAttribute('viewBox'))!.split(' ').map(Number);
  expect(box[2]).toBeLessThan(800);
  await expect(board.locator('[data-piece="PzA"]')).toHaveCount(1);
  await expect(by(page, 'example-step')).toHaveText('Step 1 of 7');
  await expect(words(page)).toContainText('The position');
  await expect(by(page, 'example-back')).toBeDisabled();
  await by(page, 'example-next').click();
  await expect(words(page)).toContainText('German: Fire at 120 with PzA');
  await expect(words(page)).toContainText('fire PzA 120');
  await by(page, 'example-next').click();
  await expect(words(page)).toHaveAttribute('data-kind', 'odds');
  await expect(words(page)).toContainText('%');
  await checkAxe(page, 'an example');
  // Keys go through it as well, and nothing goes beyond its ends.
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight');
  await expect(by(page, 'example-step')).toHaveText('Step 7 of 7');
  await expect(by(page, 'example-next')).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  // Another example takes its place.
  await by(page, 'example-6.6-terrain').click();
  await expect(by(page, 'example')).toHaveCount(1);
  await expect(by(page, 'example-step')).toContainText('Step 1 of');
});

test('a refusal is told with its rule, which opens', async ({ page }) => {
  await openExamples(page, 'mortain', '6.1');
  await by(page, 'example-6.1-declaring').click();
  await expect(by(page, 'example-step')).toContainText('Step 1 of');
  const next = by(page, 'example-next');
  while ((await words(page).getAttribute('data-kind')) !== 'refused') {
    const before = await by(page, 'example-step').textContent();
    await next.click();
    await expect(by(page, 'example-step')).not.toHaveText(before!);
  }
  await expect(words(page)).toContainText('Not allowed: ');
  await expect(words(page).locator('.rule').first()).toBeVisible();
});

for (const game of ['hegra-1940', 'white-star-rising', 'rivet-wars', 'blitzkrieg-1940'])
  test(`${game}: examples are drawn, in German`, async ({ another }) => {
    const page = await another({ lang: 'de' });
    await page.goto('/');
    await page.locator(`[data-test="game-${game}"]`).getByRole('button', { name: 'Regeln' }).click();
    const part = page
      .locator('[data-section]')
      .filter({ has: page.locator('[data-test="examples"]') })
      .nth(8);
    await part.locator('summary').click();
    await part.locator('[data-test^="example-"]').first().click();
    await expect(by(page, 'example-board')).toBeVisible();
    await expect(by(page, 'example-step')).toContainText('Schritt 1 von');
    await expect(words(page)).toContainText('Die Stellung');
    await by(page, 'example-next').click();
    await expect(by(page, 'example-step')).toContainText('Schritt 2 von');
    await expect(words(page)).not.toContainText('‹');
  });
