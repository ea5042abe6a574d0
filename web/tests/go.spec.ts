// Moves by destination: two clicks, one gesture, one undo; the same by keyboard and by finger; in every game.
import { after, by, expect, stateOf, test, type Page } from './play';
import { openTalk, severalGames, sitDown } from './until';

test.setTimeout(240_000);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

type Found = { table: string; token: string; unit: string; cell: string; orders: number; state: number };
type Wanted = { steps: number; safe: boolean };

/**
 * Plays until somebody can go as far as is wanted. A safe move is tried and taken back: nobody has had a say in it, whatever the
 * enemy may have hidden.
 */
const goUntil = (page: Page, game: string, scenario: string, wanted: Wanted) =>
  severalGames(async () => {
    await openTalk(page, game, scenario);
    return goOn(page, wanted);
  });

function goOn(page: Page, wanted: Wanted): Promise<Found> {
  return page.evaluate(async (wanted) => {
    const { talk } = window;
    const boards: any[] = talk.map.boards;
    // Units beside the map wait in trays: they are chosen there, not on the map.
    const trays = boards.flatMap((board) => board.cells).filter((cell) => cell.role === 'tray');
    const beside = new Set(trays.map((cell) => cell.id));
    let seed = 7;
    const whim = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * n);
    };
    const undisturbed = async (unit: string, cell: string, orders: string[]) => {
      const { state: from, decides } = talk.state;
      if (!(await talk.act({ type: 'plan', orders }))) return false;
      const { state } = talk;
      const there = state.scene.pieces.some((one: any) => one.id === unit && one.cell === cell);
      const alone = there && state.state === from + orders.length && state.undo?.possible;
      return alone && (await talk.act({ type: 'undo', side: decides })) && talk.state.state === from;
    };
    for (let turn = 0; turn < 900; turn++) {
      await talk.decided();
      const { state } = talk;
      if (state.over) break;
      const cells = new Set(state.choices.flatMap((c: any) => c.picks.map((p: any) => p.cell ?? '')));
      const named = new Set(state.choices.map((c: any) => c.picks[0]?.piece));
      const own = state.scene.pieces.filter((p: any) => p.side === state.decides || named.has(p.id));
      // One that lies alone on the map: a click at it can mean nobody else.
      const alone = (p: any) => state.scene.pieces.every((q: any) => q.id === p.id || q.cell !== p.cell);
      const may = own
        .filter((p: any) => named.has(p.id) || cells.has(p.cell))
        .filter((p: any) => !beside.has(p.cell) && alone(p));
      search: for (const piece of may.slice(0, 12)) {
        const { course } = await talk.ask({ type: 'course', state: state.state, who: [piece.id], via: [] });
        if (!course || course.who.length > 1) continue;
        const way = (spot: number): number[] =>
          course.spots[spot].back < spot ? [...way(course.spots[spot].back), spot] : [];
        for (let spot = 1; spot < course.spots.length; spot++) {
          const steps = way(spot);
          const danger = steps.some((one) => course.spots[one].dangers.length > 0);
          const { cell, rest } = course.spots[spot];
          const twice = course.spots.findIndex((one: any) => one.cell === cell) !== spot;
          const free = !state.scene.pieces.some((one: any) => one.cell === cell);
          if (steps.length < wanted.steps || danger === wanted.safe || twice || !free || !rest) continue;
          const orders = steps.flatMap((one) => course.spots[one].orders);
          // If it was disturbed the table has moved on: somebody else, later.
          if (wanted.safe && !(await undisturbed(piece.id, cell, orders))) break search;
          talk.close();
          const { table, token } = talk;
          return { table, token, unit: piece.id, cell, orders: orders.length, state: state.state };
        }
      }
      if (talk.state !== state) continue;
      const usual = ['auto', 'ready', 'activate', 'pass', 'keep', 'stop', 'halt'];
      const plain = state.choices.find((c: any) => usual.includes(c.order));
      const train = state.choices.filter((c: any) => /^(place .* train|march|deploy|send)/i.test(c.order));
      const pool = train.length > 0 && whim(3) > 0 ? train : state.choices;
      const choice = plain && whim(10) > 0 ? plain : pool[whim(pool.length)];
      await talk.act({ type: 'order', order: choice.order });
    }
    throw new Error('nobody can go so far');
  }, wanted);
}

/** The page at that table, the unit in sight. */
async function sitDownAt(page: Page, found: Found) {
  await sitDown(page, found);
  await page.keyboard.press('Escape');
}

const cellAt = (page: Page, id: string) => page.locator(`[data-cell="${id}"]`);
const pieceAt = (page: Page, id: string) => page.locator(`.pieces [data-piece="${id}"]`).first();

/** The middle of a cell or piece in the window. */
async function middle(what: ReturnType<typeof cellAt>) {
  const box = await what.boundingBox();
  if (!box) throw new Error('not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const standsIn = async (page: Page, unit: string, cell: string) => {
  const [piece, there] = [await middle(pieceAt(page, unit)), await middle(cellAt(page, cell))];
  const box = await cellAt(page, cell).boundingBox();
  return Math.hypot(piece.x - there.x, piece.y - there.y) < (box?.width ?? 0);
};

/** Chooses the unit by clicking at it; where several lie, the one meant is taken from the fan. */
async function clickUnit(page: Page, unit: string) {
  const at = await middle(pieceAt(page, unit));
  await page.mouse.click(at.x, at.y);
  await expect(by(page, 'reach')).toHaveAttribute('data-cells', /[1-9]/);
}

const GAMES: [string, string, number][] = [
  ['white-star-rising', '', 5],
  ['mortain', 'historical', 1],
  ['rivet-wars', '', 2],
  ['blitzkrieg-1940', '', 3],
  ['hegra-1940', '', 2],
];

for (const [game, scenario, steps] of GAMES) {
  test(`${game}: a move of ${steps} or more is two clicks and one undo`, async ({ page }) => {
    const found = await goUntil(page, game, scenario, { steps, safe: true });
    await sitDownAt(page, found);
    await page.getByRole('tab', { name: 'Log' }).click();
    const lines = by(page, 'log').locator('> .entry, > .gesture');
    const older = page.getByRole('button', { name: 'Older entries' });
    while ((await older.count()) > 0) await older.click();
    const told = await lines.count();
    let clicks = 0;
    await page.exposeFunction('clicked', () => clicks++);
    await page.evaluate(() => addEventListener('click', () => (window as any).clicked(), true));
    await clickUnit(page, found.unit);
    await expect(page.locator(`[data-reach="${found.cell}"]`)).toHaveAttribute('data-cost', /\d/);
    const goal = await middle(cellAt(page, found.cell));
    await page.mouse.move(goal.x, goal.y);
    await expect(by(page, 'way-pill')).toBeVisible();
    await page.mouse.click(goal.x, goal.y);
    await after(page, found.state);
    await expect.poll(() => stateOf(page)).toBe(found.state + found.orders);
    expect(clicks).toBe(2);
    await expect.poll(() => standsIn(page, found.unit, found.cell)).toBe(true);
    // One line in the log, which unfolds to its steps.
    await expect(lines).toHaveCount(told + 1);
    await page.keyboard.press('u');
    await expect.poll(() => stateOf(page)).toBe(found.state);
  });
}

test('by keyboard: choose, W to the places within reach, Enter goes', async ({ page }) => {
  const found = await goUntil(page, 'white-star-rising', '', { steps: 5, safe: true });
  await sitDownAt(page, found);
  const from = await page.evaluate((unit) => {
    const piece = document.querySelector(`.pieces [data-piece="${unit}"]`);
    const box = piece!.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const cell = document.elementsFromPoint(x, y).find((one) => one.closest('[data-cell]'));
    return cell!.closest<SVGElement>('[data-cell]')!.dataset.cell!;
  }, found.unit);
  await cellAt(page, from).focus();
  await page.keyboard.press('Enter');
  const fan = page.locator('.fan .item');
  if ((await fan.count()) > 0) await page.keyboard.press('Enter');
  await expect(by(page, 'reach')).toHaveAttribute('data-cells', /[1-9]/);
  await page.keyboard.press('w');
  const looked = page.locator('[data-cell]:focus');
  await expect(looked).toHaveAttribute('aria-label', /Enter goes there/);
  const label = await looked.getAttribute('aria-label');
  expect(label).toMatch(/\d+ of \d+ movement points/);
  await page.keyboard.press('Enter');
  if ((await stateOf(page)) === found.state) await page.keyboard.press('Enter');
  await after(page, found.state);
});

test('dragging is the same as two clicks, and a way with dangers asks once', async ({ page }) => {
  const found = await goUntil(page, 'white-star-rising', '', { steps: 2, safe: false });
  await sitDownAt(page, found);
  const [from, to] = [await middle(pieceAt(page, found.unit)), await middle(cellAt(page, found.cell))];
  // A frame around it chooses it as well.
  const box = (await pieceAt(page, found.unit).boundingBox())!;
  await page.mouse.move(box.x - 8, box.y - 8);
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 8, box.y + box.height + 8, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(by(page, 'reach')).toHaveAttribute('data-cells', /[1-9]/);
  await expect(page.locator(`[data-piece="${found.unit}"] .mark.chosen`).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(by(page, 'reach')).toHaveCount(0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await expect(by(page, 'reach')).toHaveAttribute('data-cells', /[1-9]/);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(by(page, 'going-go')).toContainText(/% danger/);
  expect(await stateOf(page)).toBe(found.state);
  await by(page, 'going-go').click();
  await after(page, found.state);
});

test('a finger sees the way first', async ({ another }) => {
  const page = await another({}, { hasTouch: true, viewport: { width: 820, height: 1180 } });
  const found = await goUntil(page, 'white-star-rising', '', { steps: 3, safe: true });
  await sitDownAt(page, found);
  // On a screen this small only a part of the map is seen at first.
  await page.keyboard.press('m');
  await page.keyboard.press('0');
  const unit = await middle(pieceAt(page, found.unit));
  await page.touchscreen.tap(unit.x, unit.y);
  await expect(by(page, 'reach')).toHaveAttribute('data-cells', /[1-9]/);
  const goal = await middle(cellAt(page, found.cell));
  await page.touchscreen.tap(goal.x, goal.y);
  await expect(by(page, 'going-go')).toBeVisible();
  expect(await stateOf(page)).toBe(found.state);
  await page.touchscreen.tap(goal.x, goal.y);
  await after(page, found.state);
});
