// Drawings as files: `import address from './sprite.ts?drawn'` gives the address of the SVG that the program `sprite.ts` exports
// as text. The browser reads it without running anything, and keeps it. (After a change to a drawing, restart Vite.)
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ASKED = '?drawn';
const PREFIX = '\0drawn:';

export function drawings(): Plugin {
  let isBuilding = false;
  return {
    name: 'backroom-drawings',
    enforce: 'pre',
    configResolved(config) {
      isBuilding = config.command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(ASKED)) return null;
      const program = await this.resolve(source.slice(0, -ASKED.length), importer);
      return program === null ? null : PREFIX + program.id;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const program = id.slice(PREFIX.length);
      const { svg } = (await import(pathToFileURL(program).href)) as { readonly svg: string };
      if (!isBuilding) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)};`;
      const file = this.emitFile({ type: 'asset', name: `${basename(program, '.ts')}.svg`, source: svg });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
