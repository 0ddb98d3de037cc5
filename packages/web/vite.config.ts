// How the page is built: one entry; screens and games in their own chunks; everything from this server.
import { join } from 'node:path';
import { defineConfig, type InlineConfig } from 'vite';
import { drawings } from './build/drawings.ts';
import { jsonUnpromised } from './build/json.ts';
import { nodeOnly } from './build/node-only.ts';
import { offline } from './build/offline.ts';
import { pieces } from './build/pieces.ts';
import { stylesFirst } from './build/styles.ts';
import { sharedWorkers } from './build/workers.ts';

const root = import.meta.dirname;

/** Every package but those of a platform, and every game: their rules, words and manifests. */
const PURE = /\/(packages\/(?!web\/|server\/|cli\/)|examples\/)[^/]+\/(src\/|knowledge\/|manifest\.ts|extras\.ts)/;

const config: InlineConfig = {
  root,
  base: '/',
  publicDir: join(root, 'public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [sharedWorkers(), drawings(), stylesFirst(), jsonUnpromised(), nodeOnly()],
  worker: { format: 'es' },
  build: {
    outDir: join(root, '../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures stay files: the page's policy allows few inline things, and files are cached.
    assetsInlineLimit: 0,
    // Preload only from the document: a chunk may run in a worker, which has no document.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    // Pure packages have no side effects (test/arrows.test.ts checks it), so a chunk takes only what it uses.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !PURE.test(id) },
      // A dynamic import may lead to a chunk that is loaded already: see build/pieces.ts.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
};

export default defineConfig({ ...config, plugins: [...(config.plugins ?? []), pieces(config), offline()] });
