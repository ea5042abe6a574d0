// A hand of cards and recruits below the board, played from by click, drag, key and touch; without a server.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './vite';

const card = (page: Page, id: string): Locator => page.locator(`[data-card="${id}"]`);
const state = (page: Page) => page.locator('.table');
const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`);

async function drag(page: Page, from: Locator, to: Locator) {
  // A card that is still on its way back into the hand is waited for.
  await from.hover({ position: { x: 40, y: 20 } });
  const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(a.x + a.width / 2, a.y + 20);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2, a.y - 40, { steps: 4 });
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test.beforeEach(async ({ page }) => {
  await page.goto('fixtures.html#miniatures');
  await page.locator('[data-test="dock-hand"]').click();
  await card(page, 'barrage').waitFor();
});

test('a card without a target is read and played by two clicks', async ({ page, complaints: _ }) => {
  await card(page, 'scrap').click();
  await expect(page.locator('[data-test="reader"]')).toContainText('One more rivet');
  await page.locator('[data-test="play-card"]').click();
  await expect(state(page)).toHaveAttribute('data-state', '2');
  await expect(card(page, 'scrap')).toHaveCount(0);
});

test('a card with a target marks where it can go and is played by clicking there', async ({
  page,
  complaints: _,
}) => {
  await card(page, 'barrage').click();
  await expect(cell(page, 'E2').locator('.mark.target')).toHaveCount(1);
  await expect(cell(page, 'A1').locator('.mark')).toHaveCount(0);
  await cell(page, 'I3').click({ force: true });
  await expect(state(page)).toHaveAttribute('data-state', '2');
});

test('a card that cannot be played says why not now, with the rule', async ({ page, complaints: _ }) => {
  await card(page, 'over').click();
  const why = page.locator('[data-test="card-whynot"]');
  await expect(page.locator('[data-test="reader"]')).toContainText('Why not now?');
  await expect(why).toContainText('for another moment: end of combat');
  await expect(why.locator('button')).toHaveText(/13\.2/);
  await expect(state(page)).toHaveAttribute('data-state', '1');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-test="reader"]')).toHaveCount(0);
});

test('cards are dragged: onto a target, or anywhere on the board if they need none', async ({
  page,
  complaints: _,
}) => {
  await drag(page, card(page, 'barrage'), cell(page, 'E2'));
  await expect(state(page)).toHaveAttribute('data-state', '2');
  await drag(page, card(page, 'scrap'), cell(page, 'A1'));
  await expect(state(page)).toHaveAttribute('data-state', '3');
  // Let go beside the board nothing happens; what cannot be played says why.
  await drag(page, card(page, 'over'), page.locator('[data-test="prompt"]'));
  await expect(state(page)).toHaveAttribute('data-state', '3');
  await drag(page, card(page, 'over'), cell(page, 'A1'));
  await expect(page.locator('[data-test="card-whynot"]')).toBeVisible();
  await expect(state(page)).toHaveAttribute('data-state', '3');
});

test('the same by keyboard', async ({ page, complaints: _ }) => {
  await page.keyboard.press('c');
  await expect(card(page, 'barrage')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-test="play-card"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state(page)).toHaveAttribute('data-state', '2');
});

test('recruits carry their price and are bought by click or drag', async ({ page, complaints: _ }) => {
  await page.locator('[data-test="dock-tray"]').click();
  const tank = page.locator('[data-tray="shop-tank"]');
  await expect(tank).toContainText('4 + 3•');
  const rifleman = page.locator('[data-tray="shop-rifleman"]');
  await expect(rifleman).toHaveAttribute('aria-label', /costs 1, 6 left/);
  await drag(page, rifleman, cell(page, 'E6'));
  await expect(state(page)).toHaveAttribute('data-state', '2');
  // The boxes of the recruits have left the board.
  await expect(page.locator('.cell[data-cell$="-shop"]')).toHaveCount(0);
});

test('what others hold is shown as backs with a count, and both sides’ points are in sight', async ({
  page,
  complaints: _,
}) => {
  const backs = page.locator('[data-test="backs"]');
  await expect(backs).toHaveCount(2);
  await expect(backs.first()).toContainText('Bismark, Hand: 3 cards face down');
  await expect(page.locator('[data-test="score"] .points')).toHaveText([/6\/8/, /5\/8/]);
});

test('what is asked about is marked on the board', async ({ page, complaints: _ }) => {
  await expect(page.locator('[data-test="asked-about"]')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a card is tapped, read and played, without scrolling the page', async ({ page, complaints: _ }) => {
    await card(page, 'scrap').tap();
    const play = page.locator('[data-test="play-card"]');
    await expect(play).toBeInViewport();
    await play.tap();
    await expect(state(page)).toHaveAttribute('data-state', '2');
    await card(page, 'over').tap();
    await expect(page.locator('[data-test="card-whynot"]')).toBeInViewport();
  });
});
