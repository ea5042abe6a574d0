import { by, carriedOut, checkAxe, expect, fromMenu, stateOf, test, type Page } from './play';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

type Puzzle = { id: string; level: number; theme: [string, string]; title: string };
const GAME = 'mortain';

const list = async (page: Page, game = GAME) =>
  (await (await page.request.get(`/api/games/${game}/puzzles?lang=en`)).json()) as {
    today: string;
    puzzles: Puzzle[];
  };

const answerOf = async (page: Page, id: string, game = GAME) =>
  (await (await page.request.get(`/api/games/${game}/puzzles/${id}/answer?lang=en`)).json()) as {
    order: string;
    why: string;
  };

/** Opens the puzzle of this game that is the only one not answered yet. */
async function take(page: Page, id: string, game = GAME) {
  const { puzzles } = await list(page, game);
  await page.evaluate(
    ([names, rating]) =>
      localStorage.setItem(
        'feldzug.puzzles',
        JSON.stringify({ rating, answers: Object.fromEntries(names.map((name) => [name, true])) }),
      ),
    [puzzles.filter((one) => one.id !== id).map((one) => `${game}/${one.id}`), 1200] as const,
  );
  await by(page, `puzzles-${game}`).click();
  await expect(by(page, 'rating')).toContainText('1200');
  await by(page, 'puzzle-next').click();
  await expect(by(page, 'puzzle-task')).toBeVisible({ timeout: 60_000 });
}

const choice = (page: Page, order: string) => page.locator(`[data-test="choice"][data-order="${order}"]`);

test('a puzzle from the card: a wrong answer is refused with what it is worth, the right one counts later', async ({
  page,
}) => {
  await page.goto('/');
  const { puzzles } = await list(page);
  // Fire is best; holding back is a button.
  const { id } = puzzles.find((one) => one.theme[0] === 'fire')!;
  await take(page, id);
  await checkAxe(page, 'a puzzle');
  const right = await answerOf(page, id);
  // Nothing on the page tells the answer.
  await expect(by(page, 'puzzle')).not.toContainText('best order');
  const wrong = choice(page, 'pass').or(choice(page, 'done')).first();
  const state = await stateOf(page);
  await wrong.click();
  await expect(async () => {
    const confirm = by(page, 'confirm');
    if ((await confirm.count()) > 0) await confirm.click({ timeout: 500 });
    await expect(by(page, 'puzzle-wrong')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await stateOf(page)).toBe(state);
  await expect(by(page, 'puzzle-wrong')).toContainText('%');
  await expect(by(page, 'puzzle-rating')).toContainText('-');
  await by(page, 'puzzle-show').click();
  await expect(by(page, 'puzzle-why')).toContainText(right.why);
  await by(page, 'puzzle-do').click();
  await carriedOut(page, state);
  await expect(by(page, 'puzzle-end')).toContainText('best order');

  // The score is kept, and a puzzle is not one of my games.
  await page.goto('/#/');
  await expect(page.locator('[data-test^="table-"]')).toHaveCount(0);
  await by(page, `puzzles-${GAME}`).click();
  await expect(by(page, 'rating')).not.toContainText('1200');
});

test('the first answer is right: the rating rises, and there is more', async ({ page }) => {
  await page.goto('/');
  const { puzzles } = await list(page);
  // Holding back is best, and a button.
  const { id } = puzzles.find((one) => one.theme[0] === 'wait')!;
  await take(page, id);
  const state = await stateOf(page);
  await choice(page, (await answerOf(page, id)).order).click();
  await carriedOut(page, state);
  await expect(by(page, 'puzzle-end')).toBeVisible();
  await expect(by(page, 'puzzle-rating')).toContainText('+');
  const path = page.url();
  await by(page, 'puzzle-more').click();
  await expect.poll(() => page.url()).not.toBe(path);
  await expect(by(page, 'puzzle-task')).toBeVisible({ timeout: 60_000 });
});

test('the puzzle of the day is the same for all, and whoever gives up is shown the answer', async ({
  page,
}) => {
  await page.goto('/');
  const { today } = await list(page);
  await by(page, `puzzles-${GAME}`).click();
  await checkAxe(page, 'list of puzzles');
  await by(page, 'puzzle-today').click();
  await expect(by(page, 'puzzle-task')).toBeVisible({ timeout: 60_000 });
  const state = await stateOf(page);
  await by(page, 'puzzle-show').click();
  await expect(by(page, 'puzzle-why')).toContainText((await answerOf(page, today)).why);
  await expect(by(page, 'puzzle-rating')).toContainText('-');
  await by(page, 'puzzle-do').click();
  await carriedOut(page, state);
  await expect(by(page, 'puzzle-end')).toBeVisible();
});

test('a puzzle is a link that opens it at a table of one’s own', async ({ page, another }) => {
  await page.goto('/');
  const { id } = (await list(page)).puzzles[0]!;
  await take(page, id);
  await fromMenu(page, 'share');
  await checkAxe(page, 'a puzzle to share', 'dialog');
  // Nothing leads to this table: whoever gets the link has not seen what was tried here.
  await expect(page.locator('[data-test^="link-"]')).toHaveCount(1);
  const link = await by(page, 'link-puzzle').inputValue();
  expect(link).toMatch(new RegExp(`#/p/${GAME}/${id}$`));
  const friend = await another();
  await friend.goto(link);
  await expect(by(friend, 'puzzle-task')).toBeVisible({ timeout: 60_000 });
  await expect(by(friend, 'puzzle').locator('b').first()).toHaveText(
    (await by(page, 'puzzle').locator('b').first().textContent())!,
  );
  expect(friend.url()).toContain('#/t/');
});
