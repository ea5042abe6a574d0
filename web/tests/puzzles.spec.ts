import { by, checkAxe, expect, test } from './play';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a puzzle from the card to its end: the answer is not told, wrong orders are answered, the score is kept', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await page.goto('/');
  await by(page, 'puzzles-mortain').click();
  await expect(by(page, 'rating')).toHaveText('No rating yet');
  await expect(by(page, 'puzzle-today')).toBeVisible();
  await checkAxe(page, 'puzzles');
  await by(page, 'puzzle-level').selectOption('2');
  await by(page, 'puzzle-next').click();
  await expect(by(page, 'puzzle-task')).toContainText('Give it.');
  await checkAxe(page, 'a puzzle');

  // What the server sends with the position does not hold the answer.
  const game = told.map((text) => JSON.parse(text)).find((message) => message.lesson);
  expect(game.lesson.order).toBeNull();
  expect(game.lesson.puzzle.level).toBe(2);

  // The table judges: an order that is not the best is refused with what it is worth. Orders are given over a second connection, as a
  // click would: which of them lies where is another test's matter.
  const answer = await (
    await page.request.get(`/api/games/mortain/puzzles/${game.lesson.id}/answer?lang=en`)
  ).json();
  const other = game.choices.find((choice: { order: string }) => choice.order !== answer.order).order;
  expect(other).not.toBe(answer.order);

  // Whoever gives up is shown the order, and it counts as missed.
  await by(page, 'puzzle-show').click();
  await expect(by(page, 'puzzle-why')).toContainText('The best order');
  await expect(by(page, 'puzzle-rating')).toContainText('(-');
  await by(page, 'puzzle-do').click();
  const confirm = by(page, 'confirm');
  const end = by(page, 'puzzle-end');
  await expect
    .poll(async () => {
      if ((await confirm.count()) > 0) await confirm.click({ timeout: 500 }).catch(() => {});
      return end.count();
    })
    .toBe(1);
  await expect(end).toContainText('not at the first try');
  await checkAxe(page, 'a solved puzzle');

  // On to another one; the score is kept in the browser, and puzzles are not among my games.
  const path = page.url();
  await by(page, 'puzzle-more').click();
  await expect.poll(() => page.url()).not.toBe(path);
  await expect(by(page, 'puzzle-task')).toBeVisible();
  await page.goto('/#/');
  await expect(page.locator('[data-test^="table-"]')).toHaveCount(0);
  await by(page, 'puzzles-mortain').click();
  await expect(by(page, 'rating')).toContainText('after 1 puzzles');
});

test('a puzzle on a phone, in German: the words lie above the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.addInitScript(() => localStorage.setItem('feldzug.settings', JSON.stringify({ lang: 'de' })));
  await page.goto('/');
  await by(page, 'puzzles-mortain').click();
  await by(page, 'puzzle-today').click();
  await expect(by(page, 'puzzle-task')).toContainText('Ein Befehl');
  const words = (await by(page, 'puzzle').boundingBox())!;
  const map = (await by(page, 'map').boundingBox())!;
  expect(words.y + words.height).toBeLessThanOrEqual(map.y + 1);
  expect(words.x + words.width).toBeLessThanOrEqual(391);
  await checkAxe(page, 'a puzzle on a phone');
});
