// Writes the lists that name every language: lang/<part>.lazy.ts and lang/<part>.all.ts in each package. They are written out,
// because a bundler and our releases follow only imports whose path they can read, and because the compiler then checks them.
//
// To make a list for a new part, create an empty file with its name and run `npm run languages`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const HEAD = '// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.\n';

export interface LanguageList {
  readonly path: string;
  readonly text: string;
}

/** The lists as they must be. A list exists if its file exists; its name says of which part and of which kind it is. */
export const languageLists = (root: string, codes: readonly string[]): LanguageList[] =>
  globSync('{packages,examples}/*/lang/*.{lazy,all}.ts', { cwd: root })
    .sort()
    .map((path) => {
      const [part = '', kind] = basename(path).split('.');
      const text = kind === 'lazy' ? lazyList(part, codes) : fullList(join(root, dirname(path)), part, codes);
      return { path, text: HEAD + text };
    });

/** Writes the lists that are out of date, and returns their paths. */
export function writeLists(root: string, codes: readonly string[]): string[] {
  const stale = languageLists(root, codes).filter(({ path, text }) => readText(join(root, path)) !== text);
  for (const { path, text } of stale) writeFileSync(join(root, path), text);
  return stale.map(({ path }) => path);
}

/** What was written, or that nothing had to be. */
export const listReport = (written: readonly string[], codes: readonly string[]): string =>
  written.length === 0
    ? `The lists of languages are up to date: ${codes.join(', ')}.`
    : written.map((path) => `${path}: written`).join('\n');

/** A checkout on Windows may have other line ends. */
export const readText = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

/** Each language is loaded when it is asked for. */
const lazyList = (part: string, codes: readonly string[]): string =>
  `export const load = {\n${codes.map((code) => `  ${code}: () => import('./${code}/${part}.ts'),\n`).join('')}};\n`;

/** All languages at once: for a few words that cannot wait. */
function fullList(folder: string, part: string, codes: readonly string[]): string {
  const names = [...readText(join(folder, 'en', `${part}.ts`)).matchAll(/^export const (\w+)/gm)].map(
    ([, name]) => name,
  );
  const imports = [...codes].sort().map((code) => `import * as ${code} from './${code}/${part}.ts';\n`);
  const records = names.map(
    (name) => `\nexport const ${name} = {\n${codes.map((code) => `  ${code}: ${code}.${name},\n`).join('')}};\n`,
  );
  return [...imports, ...records].join('');
}
