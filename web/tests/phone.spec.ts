import { by, carriedOut, expect, myTurn, open, stateOf, test } from './play';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('the table works on a phone held upright', async ({ page }) => {
  await page.goto('/');
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await open(page, ['random', 'me']);
  expect(await wide()).toBeLessThanOrEqual(0);
  for (let i = 0; i < 3; i++) {
    if (!(await myTurn(page))) break;
    const before = await stateOf(page);
    await page.getByRole('tab', { name: 'Orders' }).tap();
    await expect(by(page, 'sheet')).toHaveClass(/half/);
    const groups = by(page, 'group');
    if ((await groups.count()) > 0) {
      await groups.first().tap();
      if ((await by(page, 'order').count()) > 0) await by(page, 'order').first().tap();
    } else await by(page, 'choice').first().tap();
    await carriedOut(page, before);
  }
  await by(page, 'menu').tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a unit and its target can be tapped', async ({ page }) => {
  await open(page, ['random', 'me']);
  expect(await myTurn(page)).toBe(true);
  const units = page.locator('[data-mark="may"]');
  const inView = async () => {
    for (const unit of await units.all()) {
      const box = await unit.boundingBox();
      if (box && box.x > 20 && box.x + box.width < 370 && box.y > 60 && box.y < 520) return box;
    }
    return undefined;
  };
  await page.getByRole('button', { name: 'Whole map' }).tap();
  const box = await inView();
  expect(box).toBeDefined();
  await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await expect(page.locator('.mark.chosen, [data-test="odds"]').first()).toBeVisible();
});
