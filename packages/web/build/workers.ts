// Workers are further entries of the same build, so that code that page and workers share, such as a game's rules, is one file.
// (Vite itself would build every worker separately.)
import type { Plugin } from 'vite';

const ASKED = '?worker&url';
const PREFIX = '\0worker:';

export function sharedWorkers(): Plugin {
  return {
    name: 'backroom-workers',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(ASKED)) return null;
      const program = await this.resolve(source.slice(0, -ASKED.length), importer);
      return program === null ? null : PREFIX + program.id;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = this.emitFile({ type: 'chunk', id: id.slice(PREFIX.length) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
