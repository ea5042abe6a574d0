import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packed } from './build/packed.ts';
import { pictures } from './build/pictures.ts';
import { symbols } from './build/symbols.ts';

export default defineConfig({
  plugins: [symbols(), pictures(), svelte(), packed()],
  // The page is always served at the root of its server.
  base: './',
  build: {
    target: 'es2022',
    // A strict policy allows no inline data except pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The table's server while developing: see README.md.
    proxy: { '/api': { target: process.env.FELDZUG_API ?? 'http://127.0.0.1:8090', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
