import { by, checkAxe, open, test } from './play';

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test(`no serious findings on any page, ${theme}`, async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-test^="play-"]').first().waitFor();
      await checkAxe(page, 'start');
      await page.locator('[data-test^="new-"]').first().click();
      await checkAxe(page, 'new table', 'dialog');
      await page.keyboard.press('Escape');

      await open(page, ['me', 'me']);
      await checkAxe(page, 'table');
      for (const tab of ['Orders', 'Players']) {
        await page.getByRole('tab', { name: tab }).click();
        await checkAxe(page, tab, '.info');
      }
      for (const name of ['legend', 'share', 'help', 'menu']) {
        await by(page, name).click();
        await page.getByRole('dialog').waitFor();
        await checkAxe(page, name, 'dialog');
        await page.keyboard.press('Escape');
      }
      await by(page, 'rules').click();
      await page.locator('aside section').first().waitFor();
      await checkAxe(page, 'rules', 'aside');
      await page.keyboard.press('Escape');
      await by(page, 'advice').click();
      await by(page, 'advised').waitFor();
      await checkAxe(page, 'advice', '.console');
      await by(page, 'replay-open').click();
      await checkAxe(page, 'replay');
      await by(page, 'menu').click();
      await by(page, 'menu-luck').click();
      await by(page, 'luck').waitFor();
      await checkAxe(page, 'luck', 'dialog');
    });
  });
}
