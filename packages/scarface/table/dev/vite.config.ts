// Serves or builds the sheet: `vite packages/scarface/table/dev`.
import { defineConfig } from 'vite';
import { drawings } from '../../../web/build/drawings.ts';

/** @public Read by Vite. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [drawings()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
