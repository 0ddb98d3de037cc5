// Parts of a manifest that only terminals and documents need are replaced by an empty module in the page.
import type { Plugin } from 'vite';

const NODE_ONLY = /^\.\/(terminal\/index|rule-pages)\.ts$/;
const EMPTY = '\0node-only';

export const nodeOnly = (): Plugin => ({
  name: 'backroom-node-only',
  enforce: 'pre',
  resolveId: (source, importer) => (NODE_ONLY.test(source) && importer?.endsWith('/extras.ts') ? EMPTY : null),
  load: (id) => (id === EMPTY ? '' : null),
});
