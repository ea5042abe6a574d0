// Measures how fast the table answers: `npm run measure`. It prints figures and judges nothing; some, and how they came about, are in
// docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { expect, myTurn, open, test, type Page } from '../tests/play';

test.setTimeout(300_000);
test.use({ viewport: { width: 1366, height: 768 } });

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
const tell = (name: string, all: number[]) => {
  const sorted = all.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
  console.log(`${name}: median ${median(all).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${all.length} times`);
};

/** Milliseconds from the press on a unit until its reach is painted; nothing for one that can go nowhere. */
async function choose(page: Page, x: number, y: number): Promise<number | undefined> {
  await page.evaluate(() => {
    const kept = window as unknown as { painted: Promise<number | undefined> };
    kept.painted = new Promise((resolve) => {
      let start = 0;
      addEventListener('pointerdown', () => (start = performance.now()), { capture: true, once: true });
      const seen = new MutationObserver(() => {
        if (!document.querySelector('[data-reach]')) return;
        seen.disconnect();
        // The second frame begins when the first has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
      });
      seen.observe(document.body, { childList: true, subtree: true, attributes: true });
      setTimeout(() => resolve(undefined), 2500);
    });
  });
  await page.mouse.click(x, y);
  return page.evaluate(() => (window as unknown as { painted: Promise<number | undefined> }).painted);
}

/** Script, style and layout of every frame while the map is dragged to and fro. */
async function pan(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
  };
  const frame = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // What asking for a frame costs by itself is taken off.
  const idle: number[] = [];
  for (let i = 0; i < 20; i++) {
    const before = await spent();
    await frame();
    idle.push((await spent()) - before);
  }
  const frames: number[] = [];
  await page.mouse.move(500, 400);
  await page.keyboard.down('Space');
  await page.mouse.down();
  for (let i = 0; i < 80; i++) {
    const before = await spent();
    await page.mouse.move(500 + 180 * Math.sin(i / 6), 400 + 120 * Math.cos(i / 6));
    await frame();
    frames.push(Math.max(0, (await spent()) - before - median(idle)));
  }
  await page.mouse.up();
  await page.keyboard.up('Space');
  return frames;
}

for (const [game, scenario, sitters] of [
  ['white-star-rising', '01-noville', ['me', 'me']],
  ['white-star-rising', '10-elsenborn', ['me', 'me']],
  ['blitzkrieg-1940', 'hannut', ['me', 'me']],
] as const) {
  test(`${game} ${scenario}`, async ({ page }) => {
    await open(page, [...sitters], [game, scenario]);
    // Set-up is left to the game; then markers are drawn until units can be chosen.
    for (let i = 0; i < 30; i++) {
      const curtain = page.locator('[data-test="curtain-ready"]');
      if ((await curtain.count()) > 0) await curtain.click();
      if (!(await myTurn(page))) break;
      await page.waitForTimeout(300);
      const units = page.locator('.pieces .piece[data-mark="may"]');
      const choices = page.locator('[data-test="choice"]');
      if ((await units.count()) > 2) break;
      if ((await choices.count()) === 0) break;
      await choices.first().click();
      const confirm = page.locator('[data-test="confirm"]');
      await page.waitForTimeout(300);
      if ((await confirm.count()) > 0) await confirm.click();
      await page.waitForTimeout(700);
    }
    await page.keyboard.press('f');
    await page.waitForTimeout(500);
    const counters = await page.locator('.pieces .piece').count();
    const cells = await page.locator('.cell').count();
    console.log(`${game} ${scenario}: ${cells} cells, ${counters} counters drawn`);
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const units = page.locator('.pieces .piece[data-mark="may"]');
      for (let i = 0; i < Math.min(6, await units.count()); i++) {
        const box = await units.nth(i).boundingBox();
        if (!box) continue;
        const time = await choose(page, box.x + box.width / 2, box.y + box.height / 2);
        if (time !== undefined) times.push(time);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.waitForTimeout(100);
      }
    }
    tell('  choosing a unit to reach painted', times);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(500);
    tell('  script, style and layout per frame while panning', await pan(page));
  });
}

test('two maps with 130 counters', async ({ browser }) => {
  // No scenario has as many: they are made up, and shown as the page is built, not as it is developed.
  const folder = mkdtempSync(join(tmpdir(), 'feldzug-made-up-'));
  const built = { outDir: folder, emptyOutDir: true, rollupOptions: { input: 'fixtures.html' } };
  await build({ logLevel: 'error', build: built });
  const server = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  // Not the page of the table's server: that one must not ask anybody else for anything.
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() =>
    localStorage.setItem(
      'feldzug.settings',
      JSON.stringify({ lang: 'en', pace: 'off', follow: 'never', coached: true }),
    ),
  );
  try {
    await page.goto(`${server.resolvedUrls!.local[0]!}fixtures.html#two`);
    await expect(page.locator('.pieces .piece')).toHaveCount(130);
    console.log(`two maps, made up: ${await page.locator('.cell').count()} cells, 130 counters drawn`);
    for (const [where, wheel] of [
      // The whole board cannot be moved: there is nothing beyond it.
      ['most counters in view', -300],
      ['counters that can be read', -900],
    ] as const) {
      await page.keyboard.press('f');
      await page.mouse.move(500, 400);
      await page.mouse.wheel(0, wheel);
      await page.waitForTimeout(800);
      tell(`  script, style and layout per frame while panning, ${where}`, await pan(page));
    }
  } finally {
    await page.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
