// After the build: writes the service worker, and compresses every file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Larger files are not stored in advance: collections of puzzles, for example, are loaded on demand. */
const LARGEST_KEPT = 250_000;
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

export function offline(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'backroom-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle() {
      // The build has failed. Another error here would be the only one that Vite prints.
      if (!isWritten) return;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(join(folder, file)).isFile())
        .map((file) => file.split(sep).join('/'))
        .sort();
      writeServiceWorker(folder, files);
      for (const file of [...files, 'sw.js']) if (COMPRESSIBLE.test(file)) compress(join(folder, file));
    },
  };
}

function writeServiceWorker(folder: string, files: readonly string[]): void {
  const kept = files.filter((file) => statSync(join(folder, file)).size <= LARGEST_KEPT);
  const hash = createHash('sha256');
  for (const file of kept) hash.update(file).update(readFileSync(join(folder, file)));
  const addresses = kept.map((file) => (file === 'index.html' ? '/' : `/${file}`));
  const program = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace("'__FILES__'", JSON.stringify(addresses));
  writeFileSync(join(folder, 'sw.js'), program);
}

function compress(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
