// A piece that is loaded later brings its styles along: they come first, so that nothing is shown without them. Vite's own
// way also looks ahead for programs and has three times the size; here a piece has few others, and workers have no document.
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

/** Called by every `import()` of the page: what to load, and the styles it needs. Styles that fail to come stop nothing. */
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
