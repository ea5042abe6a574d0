// Made-up tables shown by a development server of their own, on pages that must not complain.
import { expect, test as base } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

/** Translates a module and all it needs: on a machine with much else to do that takes longer than a page may take to load. */
async function warm(vite: ViteDevServer, url: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const { client } = vite.environments;
  await client.transformRequest(url);
  const module = await client.moduleGraph.getModuleByUrl(url);
  for (const one of module?.importedModules ?? []) await warm(vite, one.url, seen);
}

export const test = base.extend<{ complaints: string[] }, { vite: ViteDevServer }>({
  vite: [
    async ({}, use) => {
      const vite = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
      await vite.listen();
      await warm(vite, '/src/fixtures/main.ts');
      await use(vite);
      await vite.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ vite }, use) => use(vite.resolvedUrls!.local[0]!),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() =>
      localStorage.setItem(
        'feldzug.settings',
        JSON.stringify({ lang: 'en', pace: 'off', follow: 'never', coached: true }),
      ),
    );
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});
