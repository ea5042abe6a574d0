// What comes over the wire: the page must open quickly on a slow line.
import { expect, open, test, type Page } from './play';

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

// The goal of 250 kB for the first table as people meet it, from the start page and with its briefing, is missed: docs/performance.md.
test('a table opened by its link, its briefing left out, takes at most 250 kB', async ({ page, another }) => {
  // The largest map of the shelf's first clicks.
  await open(page, ['me', 'me'], ['white-star-rising', '01-noville']);
  const guest = await another();
  const kilobytes = await counting(guest);
  await guest.goto(page.url());
  await guest.locator('svg.board').waitFor({ timeout: 60_000 });
  await guest.waitForTimeout(1500);
  console.log(`first table: ${kilobytes().toFixed(1)} kB`);
  expect(kilobytes()).toBeLessThanOrEqual(250);
});
