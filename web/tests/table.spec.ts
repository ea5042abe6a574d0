import { readFileSync } from 'node:fs';
import { by, carriedOut, clickAt, expect, fromMenu, open, stateOf, test } from './play';
import { playUntil, sitDown } from './until';

test('a newcomer is in a game after two clicks', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-test^="play-"]').last().click();
  await page.locator('svg.board').waitFor();
  await expect(by(page, 'prompt')).toBeVisible();
});

test('clicking something illegal answers why not, with the rule', async ({ page }) => {
  // What is illegal hangs on cards and dice: it is looked for, not assumed.
  const found = await playUntil(page, 'mortain', 'historical', 'refused');
  await sitDown(page, found);
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  const [{ piece }, { cell }] = found.picks as [{ piece: string }, { cell: string }];
  await clickAt(page, page.locator(`.pieces [data-piece="${piece}"]`).first());
  await expect(page.locator(`[data-piece="${piece}"][data-mark="chosen"]`)).toHaveCount(1);
  await clickAt(page, page.locator(`.cell[data-cell="${cell}"]`));
  await expect(by(page, 'notice')).toBeVisible();
  await by(page, 'notice').locator('.rule').first().click();
  const rules = page.getByRole('complementary', { name: 'Rules' });
  await expect(rules).toBeVisible();
  await expect(rules.locator('.asked').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
});

test('the language changes in the middle of a game, and with it the log', async ({ page }) => {
  await open(page, ['me', 'me']);
  await expect(page.locator('.log, [data-test="log"] li').first()).toBeVisible();
  const english = await by(page, 'log').innerText();
  const prompt = await page.locator('.prompt .text').innerText();
  await fromMenu(page, 'lang');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('tab', { name: 'Verlauf' })).toBeVisible();
  await expect(page.locator('.prompt .text')).not.toHaveText(prompt);
  expect(await by(page, 'log').innerText()).not.toBe(english);
  await fromMenu(page, 'lang');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt .text')).toHaveText(prompt);
});

test('advice is marked and can be followed', async ({ page }) => {
  await open(page, ['me', 'me']);
  const before = await stateOf(page);
  await by(page, 'advice').click();
  await expect(by(page, 'advised')).toBeVisible();
  await by(page, 'advised').getByRole('button').click();
  await carriedOut(page, before);
});

test('the computer can take over a seat, and give it back', async ({ page }) => {
  await open(page, ['me', 'me']);
  await page.getByRole('tab', { name: 'Table' }).click();
  const seat = page.locator('[data-test^="seat-"]').first();
  await seat.selectOption('random');
  await expect(by(page, 'players').locator('li .row').first()).toContainText('Random');
  await seat.selectOption('');
  await expect(by(page, 'players').locator('li .row').first()).not.toContainText('Random');
});

test('replay: scrub, play, link to a moment, branch, record down and up, pictures', async ({
  page,
  another,
}) => {
  await open(page, ['me', 'me']);
  for (let i = 0; i < 4; i++) {
    const before = await stateOf(page);
    await by(page, 'choice').first().click();
    await expect.poll(() => stateOf(page)).toBeGreaterThan(before);
  }
  const last = await stateOf(page);
  await fromMenu(page, 'replay-open');
  await by(page, 'step-back').click();
  await expect(page.getByText(`Moment ${last - 1} of ${last}`)).toBeVisible();
  await by(page, 'scrub').fill('0');
  await expect(page.getByText(`Moment 0 of ${last}`)).toBeVisible();
  await by(page, 'play').click();
  await expect(page.getByText(`Moment 1 of ${last}`)).toBeVisible();
  await by(page, 'play').click();
  await by(page, 'scrub').fill('2');
  await expect(page.getByText(`Moment 2 of ${last}`)).toBeVisible();

  await by(page, 'replay-more').click();
  await by(page, 'share-moment').click();
  const link = await by(page, 'link-moment').inputValue();
  await page.keyboard.press('Escape');
  const guest = await another();
  await guest.goto(link);
  await expect(guest.getByText(`Moment 2 of ${last}`)).toBeVisible();

  const save = async (name: string) => {
    await by(page, 'menu').click();
    const [file] = await Promise.all([page.waitForEvent('download'), by(page, name).click()]);
    return readFileSync(await file.path());
  };
  const record = await save('record');
  expect(record.length).toBeGreaterThan(100);
  expect((await save('svg')).toString()).toContain('<svg');
  expect((await save('png')).subarray(1, 4).toString()).toBe('PNG');

  if ((await by(page, 'branch').count()) === 0) await by(page, 'replay-more').click();
  await by(page, 'branch').click();
  await by(page, 'open').click();
  // Luck that was pending is drawn at once.
  await expect.poll(async () => [2, 3].includes(await stateOf(page))).toBe(true);

  await page.goto('/');
  await expect(by(page, 'mine').getByRole('link')).toHaveCount(2);
  await by(page, 'upload').setInputFiles({ name: 'game.record', mimeType: 'text/plain', buffer: record });
  await page.locator('svg.board').waitFor();
  await expect.poll(() => stateOf(page)).toBe(last);
});

test('the map zooms and pans by wheel, drag and keys, and fits again', async ({ page }) => {
  await open(page, ['me', 'me']);
  const view = () => page.locator('svg.board').getAttribute('viewBox');
  const whole = await view();
  await page.mouse.move(600, 250);
  await page.mouse.wheel(0, -400);
  await expect.poll(view).not.toBe(whole);
  const near = await view();
  // A drag that begins on open ground moves the map; one that begins on a unit would move the unit.
  const [x, y] = await page.evaluate(() => {
    for (let y = 150; y < 400; y += 10) {
      for (let x = 300; x < 800; x += 10) {
        if (document.elementFromPoint(x, y)?.closest('[data-cell]')) return [x, y];
      }
    }
    throw new Error('no open ground');
  });
  await page.mouse.move(x!, y!);
  await page.mouse.down();
  await page.mouse.move(x! - 100, y! - 50, { steps: 4 });
  await page.mouse.up();
  await expect.poll(view).not.toBe(near);
  await page.keyboard.press('m');
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(view).toBe(whole);
});

test('keys have a help page', async ({ page }) => {
  await open(page, ['me', 'me']);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
