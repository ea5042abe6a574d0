import { defineConfig } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  timeout: 150_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  // Nobody can choose the dice of a server (docs/dice.md), so a game may go a way of which a test did not think. Where nobody is there to
  // look, such a test is played once more with other dice and told as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS },
    acceptDownloads: true,
    // A machine with much else to do needs seconds for a click.
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'tests', testMatch: 'tests/*.spec.ts' },
    { name: 'screenshots', testMatch: 'scripts/screenshots.ts' },
    { name: 'measure', testMatch: 'scripts/measure.ts' },
  ],
});
