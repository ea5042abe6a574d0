// A finished game is looked at again: progress, curve, moments, and the better line on a table of its own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { by, checkAxe, expect, stateOf, test } from './play';
import { BINARY } from './server';

/** The beginning of a game between two who play anything, the same on every machine: there is much to do better. */
function beginning(entries: number) {
  const folder = mkdtempSync(join(tmpdir(), 'feldzug-'));
  const records = join(folder, 'records');
  const game = ['sim', 'mortain/historical', '--games', '1', '--seed', '3', '--bots', 'random,random'];
  execFileSync(BINARY, [...game, '--records', records], { stdio: 'ignore' });
  const lines = readFileSync(join(records, readdirSync(records)[0]!), 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  const head = lines.indexOf('') + 1;
  // Records of the first format may end anywhere.
  lines[0] = 'feldzug record 1';
  const text = `${lines.slice(0, head + entries).join('\n')}\n`;
  return { name: 'game.record', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test(`curve and moments of a finished game, by keyboard too, ${theme}`, async ({ page, another }) => {
      await page.goto('/');
      await by(page, 'upload').setInputFiles(beginning(48));
      await page.locator('svg.board').waitFor({ timeout: 60_000 });
      await expect(by(page, 'over-analyse')).toHaveCount(0);
      const last = await stateOf(page);
      await by(page, 'menu').click();
      await by(page, 'resign').first().click();
      await by(page, 'resign-sure').first().click();
      await by(page, 'over-analyse').click();
      await by(page, 'analysis').waitFor({ timeout: 90_000 });
      await checkAxe(page, 'analysis', 'dialog');
      await expect(by(page, 'analysis-summary').locator('li')).not.toHaveCount(0);

      // It is a picture to take home, and a link that opens it for whoever may watch.
      const [picture, link] = [by(page, 'analysis-picture'), by(page, 'link-analysis')];
      const [file] = await Promise.all([page.waitForEvent('download'), picture.click()]);
      expect(file.suggestedFilename()).toMatch(/-analysis\.png$/);
      const friend = await another({ theme });
      await friend.goto(await link.inputValue());
      await friend.locator('[data-test="analysis"]').waitFor({ timeout: 90_000 });

      // The slider tells what each step changed, and Enter looks at it.
      const slider = by(page, 'curve-at');
      await slider.focus();
      await slider.press('Home');
      const first = await by(page, 'curve-told').textContent();
      await slider.press('ArrowRight');
      await expect(by(page, 'curve-told')).not.toHaveText(first ?? '');
      await expect(slider).toHaveAttribute('aria-valuetext', /Moment 1 of/);
      await slider.press('Enter');
      await expect(by(page, 'analysis')).toHaveCount(0);
      await expect(by(page, 'scrub')).toHaveValue('1');

      // From the replay back to it; a click in the middle of the curve looks at the middle of the game.
      await by(page, 'replay-more').click();
      await by(page, 'replay-analyse').click();
      const curve = by(page, 'curve').locator('.picture');
      const box = (await curve.boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const off = async () => Math.abs(Number(await by(page, 'scrub').inputValue()) - last / 2);
      await expect.poll(off).toBeLessThanOrEqual(1);

      // The better line is played on a table of its own.
      await by(page, 'replay-more').click();
      await by(page, 'replay-analyse').click();
      await by(page, 'moment-better').first().click();
      const from = page.url();
      await by(page, 'open').click();
      await expect.poll(() => page.url()).not.toBe(from);
      await page.locator('svg.board').waitFor({ timeout: 60_000 });
      expect(await stateOf(page)).toBeLessThanOrEqual(last);
    });
  });
}

test('on a phone nothing is cut off', async ({ another }) => {
  const page = await another({ lang: 'de' }, { viewport: { width: 390, height: 780 } });
  await page.goto('/');
  await by(page, 'upload').setInputFiles(beginning(48));
  await page.locator('svg.board').waitFor({ timeout: 60_000 });
  await by(page, 'menu').click();
  await by(page, 'resign').first().click();
  await by(page, 'resign-sure').first().click();
  await by(page, 'over-analyse').click();
  await by(page, 'analysis').waitFor({ timeout: 90_000 });
  const wide = await by(page, 'analysis').evaluate((all) => {
    const body = all.closest('.body')!;
    return [body.scrollWidth, body.clientWidth] as const;
  });
  expect(wide[0]).toBeLessThanOrEqual(wide[1]);
});
