// What comes over the wire: the page must open quickly on a slow line.
import { by, expect, test, type Page } from './play';

/** Counts what is received, as it is sent: compressed. */
async function counting(page: Page) {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  session.on('Network.webSocketFrameReceived', (event) => {
    const { opcode, payloadData } = event.response;
    // What is not text is told in base 64.
    bytes += opcode === 2 ? payloadData.length * 0.75 : payloadData.length;
  });
  return () => bytes / 1000;
}

test('the start page takes at most 150 kB', async ({ page }) => {
  const kilobytes = await counting(page);
  await page.goto('/');
  await page.locator('[data-test^="game-"] svg').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000);
  console.log(`start page: ${kilobytes().toFixed(1)} kB`);
  expect(kilobytes()).toBeLessThanOrEqual(150);
});

// As people meet it: from the start page, with all it shows, to the table with its briefing.
for (const [game, scenario] of [
  ['mortain', 'historical'],
  ['white-star-rising', '01-noville'],
  ['hegra-1940', 'normal'],
  ['rivet-wars', 'capture-the-flag'],
  ['blitzkrieg-1940', 'hannut'],
] as const)
  test(`${game}: the start page and the first table with its briefing take at most 250 kB`, async ({
    another,
  }) => {
    const page = await another({ briefing: true });
    const kilobytes = await counting(page);
    await page.goto('/');
    await page.locator('[data-test^="game-"] svg').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1000);
    await by(page, `new-${game}`).first().click();
    await by(page, `scenario-${scenario}`).check();
    await by(page, 'open').click();
    await page.locator('svg.board').waitFor({ timeout: 60_000 });
    await expect(by(page, 'briefing')).toBeVisible();
    await page.waitForTimeout(1500);
    console.log(`${game}, first table: ${kilobytes().toFixed(1)} kB`);
    expect(kilobytes()).toBeLessThanOrEqual(250);
  });
