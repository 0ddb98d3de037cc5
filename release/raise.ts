// Makes frozen rules known and raises the version: the four edits that follow every `npm run freeze -- GAME --raise`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RELEASED = 'packages/match/corpus/released.ts';

/** Returns the files that it changed. `version` is the version that was frozen. */
export function raiseRules(root: string, id: string, version: number): string[] {
  const folder = `packages/${id}`;
  const rules = `rules: ${version},`;
  const source = globSync(`${folder}/src/**/*.ts`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .find((path) => readFileSync(join(root, path), 'utf8').includes(`\n  ${rules}`));
  if (source === undefined) throw new Error(`${folder}/src has no line “${rules}”.`);
  edit(root, source, (text) => text.replace(rules, `rules: ${version + 1},`));
  edit(root, `${folder}/manifest.ts`, (text) => inManifest(text, version));
  edit(root, `${folder}/package.json`, (text) => inPackage(text, version));
  edit(root, RELEASED, (text) => inCorpus(text, id, version));
  return [source, `${folder}/manifest.ts`, `${folder}/package.json`, RELEASED];
}

function edit(root: string, path: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  const after = change(before);
  if (after === before) throw new Error(`${path} could not be edited.`);
  writeFileSync(join(root, path), after);
}

function inManifest(text: string, version: number): string {
  const line = `${version}: () => import('./earlier/${version}/index.js')`;
  // The formatter's two forms: on one line, or a line for each version.
  if (/^ {2}earlier: \{$/m.test(text)) return text.replace(/^ {2}earlier: \{\n(?: {4}.*\n)*/m, `$&    ${line},\n`);
  if (!/^ {2}earlier: /m.test(text)) return text.replace(/^ {2}words: .*\n/m, `$&  earlier: { ${line} },\n`);
  return text.replace(/^ {2}earlier: \{ (.*) \},$/m, (_, others: string) =>
    ['  earlier: {', ...others.split(/, (?=\d+:)/).map((one) => `    ${one},`), `    ${line},`, '  },'].join('\n'),
  );
}

function inPackage(text: string, version: number): string {
  const described = JSON.parse(text);
  described.exports[`./earlier/${version}`] = `./earlier/${version}/index.js`;
  return `${JSON.stringify(described, null, 2)}\n`;
}

/** The frozen rules get a line above the present ones, with as many matches. */
function inCorpus(text: string, id: string, version: number): string {
  return text
    .replace(
      new RegExp(`^import \\{ \\w+ \\} from '@backroom/${id}';\n(?:import .* from '@backroom/${id}/.*\n)*`, 'm'),
      `$&import { game as ${id}${version} } from '@backroom/${id}/earlier/${version}';\n`,
    )
    .replace(new RegExp(`^ {2}\\{ game: ${id}, (matches: \\d+) \\},\n`, 'm'), `  { game: ${id}${version}, $1 },\n$&`);
}
