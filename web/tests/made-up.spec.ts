// Large maps and boards of boxes, without a server: made-up tables shown by a development server of their own.
import { expect } from '@playwright/test';
import { test } from './vite';

test('a set-up with more than a thousand orders is placed by two clicks for each unit', async ({
  page,
  complaints: _,
}) => {
  await page.goto('fixtures.html#big');
  await page.locator('[data-piece="new3"]').click();
  // The zone lights up, and nothing else.
  await expect(page.locator('.cell[data-cell="0525"] .mark.target')).toHaveCount(1);
  await expect(page.locator('.cell[data-cell="0505"] .mark')).toHaveCount(0);
  await page.locator('.cell[data-cell="0725"]').click({ force: true });
  await expect(page.locator('.table')).toHaveAttribute('data-state', '2');
  await expect(page.locator('.cell[data-cell="0725"]')).toHaveAttribute('aria-label', /4\/H|new3/);
  // The next one from the tray, wherever the map has been moved to.
  await page.locator('[data-test="tray"] button').first().click();
  await page.locator('.cell[data-cell="0726"]').click({ force: true });
  await expect(page.locator('.table')).toHaveAttribute('data-state', '3');
  // Orders without a target are buttons, and have keys.
  await expect(page.locator('[data-test="choice"]')).toHaveText([/Automatic set-up/, /Set-up is done/]);
});

test('a unit is dragged to its goal: one gesture instead of two clicks', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  const [unit, zone] = [page.locator('[data-piece="new3"]'), page.locator('.cell[data-cell="0725"]')];
  await unit.waitFor();
  const middle = async (what: typeof unit) => {
    const box = (await what.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + 20, from[1] + 8, { steps: 3 });
    await expect(page.locator('.held')).toHaveCount(1);
    await expect(zone.locator('.mark.target')).toHaveCount(1);
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('.held')).toHaveCount(0);
  };
  // Let go where it came from nothing happens, and nothing stays chosen.
  const home = await middle(unit);
  await drag(home, [home[0] + 3, home[1] + 3]);
  await expect(page.locator('.table')).toHaveAttribute('data-state', '1');
  await expect(zone.locator('.mark')).toHaveCount(0);
  await drag(home, await middle(zone));
  await expect(page.locator('.table')).toHaveAttribute('data-state', '2');
});

test('the same by keyboard: the box spreads its units out, the arrows choose', async ({
  page,
  complaints: _,
}) => {
  await page.goto('fixtures.html#big');
  await page.locator('svg.board').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.fan [role=button]')).toHaveCount(20);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toHaveAttribute('data-state', '2');
});

test('a stack spreads out under the pointer, whatever it holds', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  const pieces = page.locator('.pieces [data-piece]');
  await pieces.first().waitFor();
  // The unit that joined another lies on top of it.
  const [unit, fan] = [page.locator('[data-piece="us4"]'), page.locator('.fan [role=button]')];
  await unit.hover({ force: true });
  await expect(fan).not.toHaveCount(0);
  await page.mouse.move(2, 400);
  await expect(fan).toHaveCount(0);
  // A finger rests on it.
  const { x, y } = (await unit.boundingBox())!;
  const finger = {
    pointerType: 'touch',
    pointerId: 7,
    button: 0,
    clientX: x + 8,
    clientY: y + 8,
    bubbles: true,
  };
  await unit.dispatchEvent('pointerdown', finger);
  await expect(fan).not.toHaveCount(0);
  await unit.dispatchEvent('pointerup', finger);
});

test('an overlay colours what the unit under the pointer can reach', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  await page.locator('[data-test="overlays-open"]').click();
  await page.locator('[data-test="overlay-reach"]').click();
  await expect(page.locator('[data-test="overlay-legend"]')).toContainText('in range');
  await page.locator('[data-piece="ge23"]').hover({ force: true });
  await expect(page.locator('[data-tint="band1"]')).toHaveCount(6);
  await page.keyboard.press('o');
  await page.keyboard.press('o');
  await expect(page.locator('[data-tint]')).toHaveCount(0);
});

test('the whole map in small shows where the view is, and a click leads elsewhere', async ({
  page,
  complaints: _,
}) => {
  await page.goto('fixtures.html#big');
  const [small, board] = [page.locator('[data-test="minimap"]'), page.locator('svg.board')];
  await board.waitFor();
  // Whoever sees all of it needs no second one.
  await page.keyboard.press('f');
  await expect(small).toHaveCount(0);
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, -500);
  await expect(small).toBeVisible();
  const corner = page.locator('.cell[data-cell="0101"] .area');
  await expect(corner).not.toBeInViewport();
  await small.click({ position: { x: 12, y: 12 } });
  await expect(corner).toBeInViewport();
  await page.keyboard.press('f');
  await expect(small).toHaveCount(0);
});

test('a place is found by its number, and the keys go round both ways', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  await page.locator('svg.board').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('nowhere');
  await page.locator('[data-test="place-name"]').fill('07 25');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cell[data-cell="0725"]')).toBeFocused();
  // What waits in the box is chosen; then N goes round the zone it may be placed in.
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const looked = () => page.evaluate(() => (document.activeElement as SVGElement).dataset.cell);
  await page.keyboard.press('n');
  const first = await looked();
  await page.keyboard.press('n');
  expect(await looked()).not.toBe(first);
  await page.keyboard.press('Shift+N');
  expect(await looked()).toBe(first);
});

test('standing instructions can be changed where one is asked and in their dialog', async ({
  page,
  complaints: _,
}) => {
  await page.goto('fixtures.html#big');
  await page.locator('[data-test="reaction"] select').selectOption('never');
  await page.keyboard.press('i');
  const list = page.locator('[data-test="instructions"]');
  await expect(list.locator('[data-test="ask-opportunity-fire"]')).toHaveValue('never');
  await list.locator('[data-test="ask-mine"]').selectOption('50');
  await expect(list.locator('[data-test="ask-mine"]')).toHaveValue('50');
});

test('the last throws are told with who made them, newest first', async ({ page, complaints: _ }) => {
  await page.goto('fixtures.html#big');
  const rolls = page.locator('[data-test="rolls"] li');
  await expect(rolls).toHaveCount(2);
  await expect(rolls.last()).toContainText('Allies: Fire of 2/A at 1/C');
  await expect(rolls.first()).toContainText('Germans: Defence of 1/C');
});

test('a board of boxes: workers are placed, the bag and the dice are shown', async ({
  page,
  complaints: _,
}) => {
  await page.goto('fixtures.html#boxes');
  await page.locator('[data-piece="w2"]').click();
  await page.locator('.cell[data-cell="gun3"]').click({ position: { x: 20, y: 20 } });
  await expect(page.locator('.table')).toHaveAttribute('data-state', '2');
  await expect(page.locator('[data-test="rolls"] svg')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Situation' }).click();
  await expect(page.locator('[data-test="cup"] li')).toHaveCount(4);
});
