// What one takes home from a table: the game as a text, a moment as a link and a picture, a problem as a file.
import { readFile } from 'node:fs/promises';
import { by, expect, fromMenu, open, stateOf, test, type Page } from './play';

/** The file that a click saves. */
async function saved(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a game is saved as a text in the language of the page', async ({ page }) => {
  await open(page, ['me', 'me']);
  const { name, text } = await saved(page, () => fromMenu(page, 'report'));
  expect(name).toMatch(/\.md$/);
  expect(text).toMatch(/^# The Defence of Mortain: /);
  expect(text).toContain('## How it ended');
  expect(text).not.toContain('‹');
});

test('a problem is a file with words, moment and record, and can be opened again', async ({ page }) => {
  await open(page, ['me', 'me']);
  const state = await stateOf(page);
  await fromMenu(page, 'problem');
  await by(page, 'problem-words').fill('The tank moved.\nIt must not.');
  const { name, text } = await saved(page, () => by(page, 'problem-save').click());
  expect(name).toMatch(/^problem-.*\.txt$/);
  expect(text).toContain(`feldzug problem 1\nmoment ${state}\n`);
  expect(text).toContain('\n> The tank moved.\n> It must not.\n');
  expect(text).toContain('\nfeldzug record 2\n');
  // Nobody who reads it can sit down at the table.
  const token = page.url().split('/').at(-1)!;
  expect(text).not.toContain(token);
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'problem.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('svg.board').waitFor({ timeout: 60_000 });
  await expect.poll(() => stateOf(page)).toBe(state);
});

test('a moment is a link, and a picture with a caption', async ({ page }) => {
  await open(page, ['me', 'me']);
  const state = await stateOf(page);
  await fromMenu(page, 'share');
  await expect(by(page, 'link-moment')).toHaveValue(new RegExp(`/${state}$`));
  await expect(by(page, 'share-picture')).toBeVisible();
  await page.keyboard.press('Escape');
  const { name, text } = await saved(page, () => fromMenu(page, 'svg'));
  expect(name).toContain(`-${state}.svg`);
  expect(text).toContain('The Defence of Mortain: ');
  expect(text).toContain(`step ${state}`);
});
