// Loads the styles of a chunk before it is shown. Vite's own helper also preloads scripts and is three times as large; here a chunk
// has few dependencies, and workers have no document.
import type { Plugin } from 'vite';

const PRELOAD = '\0vite/preload-helper.js';

export function stylesFirst(): Plugin {
  return {
    name: 'backroom-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD ? program : null),
  };
}

/** Called by every `import()` of the page with the styles that it needs. Styles that fail to load do not stop it. */
const program = `
const coming = {};
const come = (file) => (coming[file] ??= document.querySelector('link[href="/' + file + '"]') ?? new Promise((done) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/' + file;
  link.onload = link.onerror = done;
  document.head.append(link);
}));
export const __vitePreload = (load, files = []) => files.length ? Promise.all(files.map(come)).then(load) : load();
`;
