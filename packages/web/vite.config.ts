// How the page is built: one entry, screens and games in pieces of their own, everything from this house.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { sharedWorkers } from './build/workers.ts';

const root = import.meta.dirname;

const PURE = /\/packages\/(kit|match|bots|protocol|croupier|games|scheffeln)\/src\//;

export default defineConfig({
  root,
  base: '/',
  publicDir: join(root, 'public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [sharedWorkers(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: join(root, '../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures stay files: the page's policy allows few inline things, and files are cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Loading a pure package does nothing (test/arrows.test.ts sees to it): a piece takes of it only what it uses.
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !PURE.test(id) } },
  },
});
