// Which modules a test file reaches through its imports: its own project's files, and the names of all others.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Imports of types start nothing and are left out. */
const IMPORTS = /^\s*(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/gm;

export interface Reached {
  /** Relative to the project's folder. */
  readonly files: ReadonlySet<string>;
  /** Node's own modules and packages from the registry. */
  readonly modules: ReadonlySet<string>;
}

const known = new Map<string, readonly string[]>();

function importsOf(path: string): readonly string[] {
  const found = known.get(path) ?? [...readFileSync(path, 'utf8').matchAll(IMPORTS)].map(([, a, b]) => a ?? b ?? '');
  known.set(path, found);
  return found;
}

/** Null if the module is not one of the project's. */
function ownFile(target: string, from: string): string | null {
  if (target.startsWith('.')) return join(dirname(from), target);
  return target.startsWith('@backroom/') ? fileURLToPath(import.meta.resolve(target)) : null;
}

export function reachedFrom(file: string, root: string): Reached {
  const files = new Set<string>();
  const modules = new Set<string>();
  const visit = (path: string): void => {
    const name = relative(root, path).replaceAll('\\', '/');
    if (files.has(name) || !existsSync(path)) return;
    files.add(name);
    for (const target of importsOf(path)) {
      const own = ownFile(target, path);
      if (own === null) modules.add(target);
      else visit(own);
    }
  };
  visit(join(root, file));
  return { files, modules };
}
