import { by, checkAxe, fromMenu, open, test } from './play';

// Every page is looked through element by element.
test.setTimeout(400_000);

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test(`no findings on any page, ${theme}`, async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-test^="play-"]').first().waitFor();
      await checkAxe(page, 'start');
      await page.locator('[data-test^="new-"]').first().click();
      await checkAxe(page, 'new table', 'dialog');
      await page.keyboard.press('Escape');

      await open(page, ['me', 'me']);
      await checkAxe(page, 'table');
      for (const tab of ['Situation', 'Orders', 'Table']) {
        await page.getByRole('tab', { name: tab }).click();
        await checkAxe(page, tab, '.rail');
      }
      for (const name of ['legend', 'share', 'help', 'menu']) {
        if (name === 'menu') await by(page, name).click();
        else await fromMenu(page, name);
        await page.getByRole('dialog').waitFor();
        await checkAxe(page, name, 'dialog');
        await page.keyboard.press('Escape');
      }
      await fromMenu(page, 'rules');
      await page.locator('aside section').first().waitFor();
      await checkAxe(page, 'rules', 'aside');
      await page.keyboard.press('Escape');
      await by(page, 'advice').click();
      await by(page, 'advised').waitFor();
      await checkAxe(page, 'advice');
      await fromMenu(page, 'replay-open');
      await checkAxe(page, 'replay');
      await by(page, 'menu').click();
      await by(page, 'menu-luck').click();
      await by(page, 'luck').waitFor();
      await checkAxe(page, 'luck', 'dialog');
    });
  });
}
