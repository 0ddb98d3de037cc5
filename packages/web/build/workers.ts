// Workers as further entries of the same build: what page and workers have in common, a game's rules above all, is one file
// that is fetched once. (Vite's own way builds every worker by itself, rules and all.)
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
