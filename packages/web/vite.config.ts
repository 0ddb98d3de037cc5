// How the page is built: one entry, screens and games in pieces of their own, everything from this house.
import { join } from 'node:path';
import { defineConfig, type InlineConfig } from 'vite';
import { drawings } from './build/drawings.ts';
import { jsonUnpromised } from './build/json.ts';
import { offline } from './build/offline.ts';
import { pieces } from './build/pieces.ts';
import { stylesFirst } from './build/styles.ts';
import { sharedWorkers } from './build/workers.ts';

const root = import.meta.dirname;

const PURE = /\/packages\/(kit|match|bots|protocol|croupier|games|scarface|scheffeln)\/src\//;

const config: InlineConfig = {
  root,
  base: '/',
  publicDir: join(root, 'public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [sharedWorkers(), drawings(), stylesFirst(), jsonUnpromised()],
  worker: { format: 'es' },
  build: {
    outDir: join(root, '../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures stay files: the page's policy allows few inline things, and files are cached.
    assetsInlineLimit: 0,
    // Only the document says beforehand what it needs. A piece that asks for another may be a worker's, and has no document.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    // Loading a pure package does nothing (test/arrows.test.ts sees to it): a piece takes of it only what it uses.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !PURE.test(id) },
      // What is loaded later here may lie in a piece that is there already: see build/pieces.ts.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
};

export default defineConfig({ ...config, plugins: [...(config.plugins ?? []), pieces(config), offline()] });
