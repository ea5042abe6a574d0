// What comes over the wire: the page must open quickly on a slow line.
import { expect, test, type Page } from './play';

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
