import { by, checkAxe, clickAt, expect, test, type Page } from './play';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const piece = (page: Page, id: string) => page.locator(`.pieces [data-piece="${id}"]`).first();

/** Chooses a unit, unless it is chosen already, and points at where it should go. */
async function move(page: Page, unit: string, to: string) {
  const chosen = page.locator(`[data-piece="${unit}"][data-mark="chosen"]`);
  if ((await chosen.count()) === 0) await clickAt(page, piece(page, unit));
  await expect(chosen).toHaveCount(1);
  await clickAt(page, page.locator(`[data-cell="${to}"]`));
}

test('a lesson from the card to its end: wrong orders are answered, hints point, progress is kept', async ({
  page,
}) => {
  await page.goto('/');
  await by(page, 'learn-mortain').click();
  await checkAxe(page, 'list of lessons');
  await by(page, 'take-02-through-to-avranches').click();
  await expect(by(page, 'task')).toContainText('Let 38 leave.');
  // No briefing lies over it, and the map lies below the words.
  await expect(page.locator('dialog')).toHaveCount(0);
  const words = (await by(page, 'lesson').boundingBox())!;
  const map = (await by(page, 'map').boundingBox())!;
  expect(words.y + words.height).toBeLessThanOrEqual(map.y + 1);

  // Legal, but not wanted: the lesson says why, and nothing has changed.
  await move(page, '37', '0103');
  await expect(by(page, 'notice').getByText('38 can leave at once')).toBeVisible();
  await expect(page.locator('.table')).toHaveAttribute('data-state', '0');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await by(page, 'lesson-hint').click();
  await expect(by(page, 'hint')).toContainText('Click 38');
  await expect(
    page.locator('[data-piece="38"][data-mark="advised"], [data-piece="38"] .mark.advice').first(),
  ).toBeVisible();
  await checkAxe(page, 'a lesson');
  await by(page, 'lesson-do').click();
  await expect(by(page, 'task')).toContainText('Four.');
  await move(page, '37', '0103');
  await expect(by(page, 'task')).toContainText('an ace');
  // Over cards and the enemy's move it can be tried again.
  await by(page, 'lesson-back').click();
  await expect(by(page, 'task')).toContainText('Four.');
  await page.reload();
  await expect(by(page, 'task')).toContainText('Four.');
  await move(page, '37', '0103');
  await expect(by(page, 'task')).toContainText('an ace');
  await by(page, 'lesson-hint').click();
  await by(page, 'lesson-do').click();
  await expect(by(page, 'task')).toContainText('Won.');
  await expect(by(page, 'next-lesson')).toContainText('Fire');

  // It is learnt, and it is not one of my games.
  await page.goto('/#/');
  await expect(by(page, 'learn-mortain')).toContainText('1/');
  await expect(page.locator('[data-test^="table-"]')).toHaveCount(0);
});

for (const game of ['mortain', 'hegra-1940'])
  test(`whoever follows the hints comes to the end of every lesson and from one to the next: ${game}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    await by(page, `learn-${game}`).click();
    await by(page, 'lessons').getByRole('button').first().click();
    for (let lesson = 0; ; lesson++) {
      await by(page, 'lesson').waitFor();
      while ((await page.locator('[data-test="lesson"].over').count()) === 0) {
        const hint = by(page, 'lesson-hint');
        const act = by(page, 'lesson-do');
        await expect(hint.or(act).or(page.locator('[data-test="lesson"].over')).first()).toBeVisible();
        if ((await hint.count()) > 0 && (await hint.isEnabled()))
          await hint.click({ timeout: 2000 }).catch(() => {});
        if ((await act.count()) > 0) {
          const state = await page.locator('.table').getAttribute('data-state');
          await act.click({ timeout: 2000 }).catch(() => {});
          const confirm = by(page, 'confirm');
          await expect
            .poll(async () => {
              if ((await confirm.count()) > 0) await confirm.click({ timeout: 500 }).catch(() => {});
              return page.locator('.table').getAttribute('data-state');
            })
            .not.toBe(state);
        }
      }
      const next = by(page, 'next-lesson');
      if ((await next.count()) === 0) {
        expect(lesson).toBeGreaterThanOrEqual(3);
        return;
      }
      const path = page.url();
      await next.click();
      await expect.poll(() => page.url()).not.toBe(path);
      await expect(page.locator('[data-test="lesson"].over')).toHaveCount(0);
    }
  });
