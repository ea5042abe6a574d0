import AxeBuilder from '@axe-core/playwright';
import { by, expect, open, test, type Page } from './play';

/** No finding that would keep somebody out. */
async function check(page: Page, where: string, only?: string) {
  // The printed map and the counters on it are pictures; what they show is said by the cells.
  const axe = new AxeBuilder({ page }).exclude('.printed').exclude('.pieces');
  const { violations } = await (only ? axe.include(only) : axe).analyze();
  const grave = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(
    grave.map((one) => `${where}: ${one.id} ${one.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test(`no serious findings on any page, ${theme}`, async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-test^="play-"]').first().waitFor();
      await check(page, 'start');
      await page.locator('[data-test^="new-"]').first().click();
      await check(page, 'new table', 'dialog');
      await page.keyboard.press('Escape');

      await open(page, ['me', 'me']);
      await check(page, 'table');
      for (const tab of ['Orders', 'Players']) {
        await page.getByRole('tab', { name: tab }).click();
        await check(page, tab, '.info');
      }
      for (const name of ['legend', 'share', 'help', 'menu']) {
        await by(page, name).click();
        await page.getByRole('dialog').waitFor();
        await check(page, name, 'dialog');
        await page.keyboard.press('Escape');
      }
      await by(page, 'rules').click();
      await page.locator('aside section').first().waitFor();
      await check(page, 'rules', 'aside');
      await page.keyboard.press('Escape');
      await by(page, 'advice').click();
      await by(page, 'advised').waitFor();
      await check(page, 'advice', '.console');
      await by(page, 'replay-open').click();
      await check(page, 'replay');
      await by(page, 'menu').click();
      await by(page, 'menu-luck').click();
      await by(page, 'luck').waitFor();
      await check(page, 'luck', 'dialog');
    });
  });
}
