import {
  by,
  carriedOut,
  clickAt,
  clickAtFirst,
  expect,
  fromMenu,
  myTurn,
  open,
  stateOf,
  test,
  type Page,
} from './play';

/** Presses the first button, or the first order of the list. */
async function decide(page: Page) {
  const before = await stateOf(page);
  // Whatever was pointed at before is let go, so that all orders are listed.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const buttons = by(page, 'choice');
  if ((await buttons.count()) > 0) await buttons.first().click();
  else {
    await page.getByRole('tab', { name: 'Orders' }).click();
    await by(page, 'group').first().click();
    if ((await by(page, 'order').count()) > 0) await by(page, 'order').first().click();
  }
  await carriedOut(page, before);
}

test('two browsers, a seat each: reconnect in the middle, taking back by consent, resigning', async ({
  page,
  another,
  server,
}) => {
  await open(page, ['me', 'friend']);
  // The invitation stands there: link, code for a phone, and who is waited for.
  const invite = by(page, 'invite');
  await expect(invite.locator('[data-test="code"]')).toBeVisible();
  await invite.getByLabel('My name').fill('Host');
  await invite.getByLabel('My name').press('Tab');
  const link = await invite.locator('[data-test^="link-invite-"]').inputValue();
  expect(link).toContain('#/t/');
  await expect(by(page, 'score')).toContainText('not here yet');

  const friend = await another({ name: 'Friend' });
  await friend.goto(link);
  await friend.locator('svg.board').waitFor();
  // Whoever comes is told who invites to what, and says their name; everybody sees it.
  await expect(by(friend, 'greeting')).toContainText('Host invites you to');
  await expect(by(friend, 'greeting-name')).toHaveValue('Friend');
  await by(friend, 'greeting-name').fill('Anna');
  await by(friend, 'sit').click();
  await expect(by(page, 'score')).toContainText('Anna');
  await expect(by(friend, 'score')).toContainText('Host');
  await expect(invite).toHaveCount(0);
  await expect(page.locator('.players .away')).toHaveCount(0);

  // The invitation is used up: nobody else gets in with it, and it is offered to nobody any more.
  const stranger = await another({ name: 'Stranger' });
  await stranger.goto(link);
  await expect(stranger.getByRole('alert')).toContainText('already come');
  await fromMenu(page, 'share');
  await expect(page.locator('[data-test^="link-seat-"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Whoever used it comes back with a key of their own, and with the old link as well.
  await friend.reload();
  await friend.locator('svg.board').waitFor();
  expect(friend.url()).not.toBe(link);
  await friend.goto(link);
  await friend.locator('svg.board').waitFor();

  const turn = async () => {
    const mine = page.locator('[data-test="prompt"].mine');
    const his = friend.locator('[data-test="prompt"].mine');
    await mine
      .or(page.locator('[data-test="thinking"]'))
      .or(page.locator('[data-test="prompt"]'))
      .first()
      .waitFor();
    await expect.poll(async () => (await mine.count()) + (await his.count())).toBe(1);
    return (await mine.count()) > 0 ? page : friend;
  };
  for (let i = 0; i < 4; i++) {
    const before = await stateOf(page);
    await decide(await turn());
    await expect.poll(() => stateOf(page)).toBeGreaterThan(before);
    await expect.poll(() => stateOf(friend)).toBe(await stateOf(page));
  }

  // The server dies and comes back; both go on where they were.
  const state = await stateOf(page);
  await server.kill();
  await expect(by(page, 'lost')).toBeVisible();
  await server.start();
  await expect(by(page, 'lost')).toHaveCount(0);
  await expect(by(friend, 'lost')).toHaveCount(0);
  expect(await stateOf(page)).toBe(state);
  await decide(await turn());
  await expect.poll(() => stateOf(friend)).toBeGreaterThan(state);

  // Undo stops at luck and says so; going further back needs the other's consent.
  await expect
    .poll(async () => (await by(page, 'undo').count()) + (await by(friend, 'undo').count()))
    .toBeGreaterThan(0);
  const asking = (await by(page, 'ask-back').count()) > 0 ? page : friend;
  const answering = asking === page ? friend : page;
  await by(asking, 'undo').click({ force: true });
  await expect(by(asking, 'notice')).toBeVisible();
  await by(asking, 'notice-close').click();
  const late = await stateOf(asking);
  await by(asking, 'ask-back').click();
  await by(answering, 'agree').click();
  await expect.poll(() => stateOf(asking)).toBeLessThan(late);
  await expect.poll(() => stateOf(answering)).toBe(await stateOf(asking));

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(by(page, 'note').filter({ hasText: 'took back' })).toHaveCount(1);

  // Peace needs both; who is asked may refuse, and who asks may withdraw.
  await by(friend, 'menu').click();
  await by(friend, 'peace').click();
  await expect(by(friend, 'withdraw')).toBeVisible();
  await by(page, 'refuse').click();
  await expect(by(friend, 'request')).toHaveCount(0);

  await by(friend, 'menu').click();
  await by(friend, 'resign').click();
  await by(friend, 'resign-sure').click();
  await expect(by(friend, 'over')).toContainText('You have lost');
  await expect(by(page, 'over')).toContainText('You have won');
  // Both browsers have added a seed, and each finds the dice as it was shown them.
  for (const one of [page, friend])
    await expect(by(one, 'dice-checked')).toContainText(/Dice checked\..*Seeds in them: .+, .+\./s);

  // One click: the same game with sides changed, and an invitation to it.
  const side = (whose: Page) =>
    whose.locator('.players li', { hasText: 'Host' }).locator('.side').innerText();
  const before = await side(page);
  await by(page, 'again').click();
  await expect(by(page, 'invite')).toBeVisible();
  await expect(by(page, 'over')).toHaveCount(0);
  expect(await side(page)).not.toBe(before);
});

for (const game of ['mortain', 'white-star-rising', 'rivet-wars', 'blitzkrieg-1940']) {
  test(`${game}: two strangers sit down by a link within a minute, both with names`, async ({
    page,
    another,
  }) => {
    const started = Date.now();
    await open(page, ['me', 'friend'], [game, '']);
    const invite = by(page, 'invite');
    await invite.getByLabel('My name').fill('Host');
    await invite.getByLabel('My name').press('Tab');
    const friend = await another();
    await friend.goto(await invite.locator('[data-test^="link-invite-"]').inputValue());
    await expect(by(friend, 'greeting')).toContainText('Host invites you to');
    await by(friend, 'greeting-name').fill('Anna');
    await by(friend, 'sit').click();
    for (const one of [page, friend])
      for (const name of ['Host', 'Anna']) await expect(by(one, 'score')).toContainText(name);
    await expect(invite).toHaveCount(0);
    expect(Date.now() - started).toBeLessThan(60_000);
    // What one draws the other sees, until it is taken away.
    const map = (await by(friend, 'map').boundingBox())!;
    const [x, y] = [map.x + map.width * 0.35, map.y + map.height * 0.4];
    await friend.mouse.move(x, y);
    await friend.mouse.down({ button: 'right' });
    await friend.mouse.move(x + map.width / 4, y + 20, { steps: 4 });
    await friend.mouse.up({ button: 'right' });
    for (const one of [friend, page]) await expect(one.locator('[data-arrow]')).toHaveCount(1);
    await friend.mouse.click(x, y, { button: 'right' });
    for (const one of [friend, page]) await expect(one.locator('[data-arrow]')).toHaveCount(0);
  });
}

test('both sides on one screen', async ({ page }) => {
  await open(page, ['me', 'me']);
  const seen = new Set<string>();
  // Who acts is drawn; sooner or later both do.
  for (let i = 0; i < 40 && (i < 6 || seen.size < 2); i++) {
    expect(await myTurn(page)).toBe(true);
    seen.add((await page.locator('.players .decides').textContent()) ?? '');
    const before = await stateOf(page);
    const units = page.locator('[data-mark="may"]');
    if ((await units.count()) > 0 && i < 5) {
      await clickAt(page, units.first());
      await clickAtFirst(page, page.locator('.cell:has(> .mark.target)'));
      await page.waitForTimeout(80);
    }
    if ((await stateOf(page)) === before) await decide(page);
    await expect.poll(() => stateOf(page)).toBeGreaterThan(before);
  }
  expect(seen.size).toBe(2);
});

test('a spectator sees the game and may not order', async ({ page, another }) => {
  await open(page, ['me', 'me']);
  await fromMenu(page, 'share');
  const link = await by(page, 'link-watch').inputValue();
  await page.keyboard.press('Escape');
  const guest = await another();
  await guest.goto(link);
  await guest.locator('svg.board').waitFor();
  const before = await stateOf(page);
  await decide(page);
  await expect.poll(() => stateOf(page)).toBeGreaterThan(before);
  await expect.poll(() => stateOf(guest)).toBe(await stateOf(page));
  await expect(by(guest, 'watching')).toHaveText('You watch');
  await expect(by(guest, 'choice')).toHaveCount(0);
  await expect(by(guest, 'undo')).toHaveCount(0);
});

test('a link that opens nothing says so', async ({ page }) => {
  await page.goto('/#/t/AAAAAAAAAAAAAAAAAAAAAA/BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB');
  await expect(page.getByRole('alert')).toBeVisible();
});
