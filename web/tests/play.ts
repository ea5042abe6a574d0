// What the tests have in common: a server, pages that must not complain, and somebody who plays.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { Server } from './server';

export { expect };
export type { Page };

type Settings = {
  lang?: string;
  pace?: string;
  follow?: string;
  theme?: string;
  name?: string;
  briefing?: boolean;
  askEnd?: boolean;
  coached?: boolean;
};

/** A page that is quiet (no errors, no requests to anywhere else) and shows everything at once. */
async function watch(context: BrowserContext, server: Server, complaints: string[], settings: Settings) {
  await context.addInitScript(
    (kept) => {
      if (location.protocol === 'about:') return;
      if (!localStorage.getItem('feldzug.settings'))
        localStorage.setItem('feldzug.settings', JSON.stringify(kept));
    },
    { lang: 'en', pace: 'off', follow: 'never', briefing: false, askEnd: false, coached: true, ...settings },
  );
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      const lost = /WebSocket connection|ERR_CONNECTION/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !lost)
        complaints.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const own = request.url().startsWith(server.url) || /^(data|blob):/.test(request.url());
      if (!own) complaints.push(`request: ${request.url()}`);
      if (/token|#\/t/.test(request.url())) complaints.push(`token in a request: ${request.url()}`);
    });
  });
}

type Fixtures = {
  /** Another browser with its own memory. */
  another: (
    settings?: Settings,
    options?: Parameters<import('@playwright/test').Browser['newContext']>[0],
  ) => Promise<Page>;
  settings: Settings;
  complaints: string[];
};

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      // The games are read when they are first asked for: no test should wait for that.
      await fetch(`${server.url}/api/games?lang=en`);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, server, complaints, settings }, use) => {
    await watch(context, server, complaints, settings);
    await use(context);
  },
  another: async ({ browser, server, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (settings = {}, options = {}) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        ...options,
        baseURL: server.url,
      });
      await watch(context, server, complaints, settings);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export const by = (page: Page, name: string): Locator => page.locator(`[data-test="${name}"]`);

/**
 * Opens a table by the dialog with these sitters in seat order: of the first game the last scenario (nothing to set up), or
 * of this game this scenario.
 */
export async function open(page: Page, sitters: string[], [game, scenario]: [string, string] | [] = []) {
  await page.goto('/');
  await page
    .locator(game ? `[data-test="new-${game}"]` : '[data-test^="new-"]')
    .first()
    .click();
  await page
    .locator(scenario ? `[data-test="scenario-${scenario}"]` : '[data-test^="scenario-"]')
    .last()
    .check();
  const seats = page.locator('[data-test^="plan-"]');
  for (const [i, sitter] of sitters.entries()) await seats.nth(i).selectOption(sitter);
  await by(page, 'open').click();
  // A large scenario is built when it is first wanted.
  await page.locator('svg.board').waitFor({ timeout: 60_000 });
  // Luck at the very beginning falls as soon as the dice are sealed.
  if (!sitters.includes('friend') && (sitters.length === 0 || sitters.includes('me')))
    await page.locator('[data-test="prompt"].mine').waitFor({ timeout: 60_000 });
}

/** Opens the menu and chooses something in it. */
export async function fromMenu(page: Page, name: string) {
  await by(page, 'menu').click();
  await by(page, name).click();
}

export const stateOf = async (page: Page) => Number(await page.locator('.table').getAttribute('data-state'));

/** Waits until this page must decide; false if the game is over instead. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator('[data-test="prompt"].mine, [data-test="over"]').first().waitFor({ timeout: 60_000 });
  return (await by(page, 'over').count()) === 0;
}

/** Waits until something has happened after this state. */
export async function after(page: Page, state: number) {
  await expect.poll(() => stateOf(page), { intervals: [30, 60, 120] }).toBeGreaterThan(state);
}

/** Confirms what was ordered, if that is asked for, and waits until it has happened. */
export async function carriedOut(page: Page, state: number) {
  // A way with dangers has its confirmation on the map.
  const confirm = by(page, 'confirm').or(by(page, 'going-go')).first();
  const now = async () => {
    if ((await stateOf(page)) > state) return true;
    // Whoever is faster than the odds is asked once with them; the button is enabled when they are there.
    if ((await confirm.count()) > 0) await confirm.click({ timeout: 1000 }).catch(() => {});
    return (await stateOf(page)) > state;
  };
  await expect.poll(now, { intervals: [60, 120, 250] }).toBe(true);
}

/** Clicks where this is, whatever lies over it: what a hand would do. */
export async function clickAt(page: Page, what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to click at');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Clicks at the first of these if there still is one: marks change when the server tells where a unit can go. */
export async function clickAtFirst(page: Page, what: Locator) {
  if ((await what.count()) === 0) return;
  const box = await what
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** No finding of axe's default rules, however small. */
export async function checkAxe(page: Page, where: string, only?: string) {
  // The printed map and the counters on it are pictures; what they show is said by the cells.
  const axe = new AxeBuilder({ page }).exclude('.printed').exclude('.pieces');
  const { violations } = await (only ? axe.include(only) : axe).analyze();
  expect(
    violations.map(
      (one) => `${where}: ${one.id} ${one.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    ),
  ).toEqual([]);
}
