// Made-up tables shown by a development server of their own, on pages that must not complain.
import { expect, test as base } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

export const test = base.extend<{ complaints: string[] }, { vite: ViteDevServer }>({
  vite: [
    async ({}, use) => {
      const vite = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
      await vite.listen();
      await use(vite);
      await vite.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ vite }, use) => use(vite.resolvedUrls!.local[0]!),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() =>
      localStorage.setItem('feldzug.settings', JSON.stringify({ lang: 'en', pace: 'off', follow: 'never' })),
    );
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});
