// What happens is seen and told: shots as lines on the map, the log by activations with its signs and filters; what can help is offered
// first; on two maps every number has the letter of its map.
import { after, by, expect, open, test, type Page } from './play';
import { openTalk, playUntil, sitDown } from './until';

test.setTimeout(240_000);

async function clickPiece(page: Page, id: string) {
  const box = (await page.locator(`.pieces [data-piece="${id}"]`).first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

type Watched = { drawn: Set<string>; told: string[] };

/** Notes every kind of thing that is drawn from now on, however short it stays. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const kept = window as unknown as Watched;
    [kept.drawn, kept.told] = [new Set(), []];
    const look = () => {
      document.querySelectorAll<HTMLElement>('[data-cue]').forEach((one) => kept.drawn.add(one.dataset.cue!));
      const outcome = document.querySelector('[data-test="outcome"]')?.textContent ?? '';
      if (outcome !== '' && kept.told.at(-1) !== outcome) kept.told.push(outcome);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
const told = (page: Page) => page.evaluate(() => (window as unknown as Watched).told.join(' '));
const drawn = (page: Page) => page.evaluate(() => [...(window as unknown as Watched).drawn]);

for (const [game, scenario] of [
  ['white-star-rising', ''],
  ['mortain', 'historical'],
] as const) {
  test(`${game}: a shot is drawn on the map and told where it was, and the log has it under its activation`, async ({
    another,
  }) => {
    const page = await another({ pace: 'calm' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = await playUntil(page, game, scenario, 'shot');
    await sitDown(page, found);
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await watch(page);
    await clickPiece(page, found.picks[0]!.piece!);
    await expect(page.locator(`[data-piece="${found.picks[0]!.piece}"][data-mark="chosen"]`)).toHaveCount(1);
    await clickPiece(page, found.picks[1]!.piece!);
    await by(page, 'confirm').click();
    await after(page, found.state);
    await expect.poll(() => drawn(page)).toContain('shot');
    // With the chance it was seen to have, for a moment.
    await expect.poll(() => told(page)).toMatch(/The chance was \d+%/);

    await page.getByRole('tab', { name: 'Log' }).click();
    const shots = by(page, 'log').locator('[data-sign="shot"], [data-sign="loss"]');
    await expect(shots.last()).toBeAttached();
    await expect(by(page, 'log-activation').first()).toBeAttached();
    // Fights alone: every entry is one, or the luck that followed.
    await by(page, 'log-fights').click();
    await expect(by(page, 'log-fights')).toHaveAttribute('aria-pressed', 'true');
    const others = by(page, 'log').locator(
      '.entry:not(.luck):not([data-sign="shot"]):not([data-sign="loss"])',
    );
    await expect(others).toHaveCount(0);
    await expect(shots.last()).toBeAttached();
    // Both sides are played here: nothing is mine alone.
    await expect(by(page, 'log-mine')).toHaveCount(0);
  });
}

for (const [lang, all, fights, mine] of [
  ['en', 'All', 'Fights', 'Mine'],
  ['de', 'Alles', 'Kämpfe', 'Eigenes'],
] as const) {
  test(`what the log tells is chosen and kept: ${lang}`, async ({ another }) => {
    const page = await another({ lang });
    await open(page, ['me', 'greedy']);
    for (const [name, text] of [
      ['log-all', all],
      ['log-fights', fights],
      ['log-mine', mine],
    ] as const)
      await expect(by(page, name)).toHaveText(text);
    await by(page, 'log-mine').click();
    await expect(by(page, 'log-mine')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(by(page, 'log-mine')).toHaveAttribute('aria-pressed', 'true');
    await by(page, 'log-all').click();
    await expect(by(page, 'log').locator('.entry').first()).toBeAttached();
  });
}

for (const [lang, more] of [
  ['en', /\d more/],
  ['de', /\d weitere/],
] as const) {
  test(`fate offers what can help, the rest is behind "more": ${lang}`, async ({ another }) => {
    const page = await another({ lang });
    const found = await playUntil(page, 'white-star-rising', '', 'seldom');
    await sitDown(page, found);
    await expect(by(page, 'more')).toHaveText(more);
    const hidden = page.locator(`[data-test="choice"][data-order="${found.order}"]`);
    await expect(by(page, 'choice').first()).toBeVisible();
    await expect(hidden).toHaveCount(0);
    await by(page, 'more').click();
    await expect(hidden).toHaveCount(1);
    await expect(hidden).toBeVisible();
  });
}

test('on two maps every number has the letter of its map', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openTalk(page, 'white-star-rising', '02-montmartin');
  const table = await page.evaluate(() => {
    const { table, token, state } = window.talk;
    window.talk.close();
    return { table, token, state: state.state as number };
  });
  await sitDown(page, table);
  const written = (form: RegExp) => page.locator('svg.printed text', { hasText: form });
  // From afar there is no room for numbers.
  await page.keyboard.press('f');
  await page.mouse.move(520, 400);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => written(/^[AB]:[A-U]\d\d$/).count()).toBeGreaterThan(20);
  expect(await written(/^[A-U]\d\d$/).count()).toBe(0);
});
