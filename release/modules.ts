// Reads and rewrites the module specifiers of compiled files.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** `from '…'`, `import '…'`, `import('…')` and `new URL('…', import.meta.url)`: all that a compiled file loads. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(["'])([^"'\n]+)\2/g;

/** Comments may contain an example of an import. */
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

export const rewriteSpecifiers = (text: string, rewrite: (specifier: string) => string): string =>
  text.replace(
    SPECIFIER,
    (_, before: string, quote: string, specifier: string) => `${before}${quote}${rewrite(specifier)}${quote}`,
  );

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

/** The compiler leaves `.ts` in declarations and in `new URL()`. */
export const toCompiled = (specifier: string): string =>
  isRelative(specifier) ? specifier.replace(/(?<!\.d)\.tsx?$/, '.js') : specifier;

/** `@backroom/kit/card` is the package @backroom/kit; `fastify/x` is fastify. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export interface Closure {
  /** Paths relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Packages that the files import. */
  readonly packages: ReadonlySet<string>;
}

/** All files inside this folder that the given files load, directly or indirectly. */
export function closureOf(folder: string, entries: readonly string[]): Closure {
  const [files, packages] = [new Set<string>(), new Set<string>()];
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (file.endsWith('.json')) return;
    for (const [, , , specifier = ''] of readFileSync(join(folder, file), 'utf8')
      .replace(COMMENTS, '')
      .matchAll(SPECIFIER)) {
      if (!isRelative(specifier)) {
        if (!specifier.startsWith('node:') && !specifier.startsWith('#')) packages.add(packageOf(specifier));
        continue;
      }
      const target = posix.join(
        dirname(file),
        file.endsWith('.d.ts') ? toDeclaration(specifier) : toCompiled(specifier),
      );
      // `new URL('../..', import.meta.url)` names a folder, which is not a module.
      if (!/\.(js|json|d\.ts)$/.test(target)) continue;
      if (!existsSync(join(folder, target))) throw new Error(`${file} loads ${specifier}, which does not exist.`);
      visit(target);
    }
  };
  for (const entry of entries) visit(entry);
  return { files, packages };
}

const toDeclaration = (specifier: string): string => specifier.replace(/(?<!\.d)\.(tsx?|js)$/, '.d.ts');
