// Writes what is made from a source: the rules of each game for people to read, docs/rules/<game>.<language>.md, from the help
// that the game shows, the README's picture from a game, and the API for machines from the schemas that check it.
//
//   npm run docs               write the files
//   npm run docs -- --check    exit with 1 if a file is not what it should be; write nothing
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiPages } from './api.ts';
import { terminalPicture } from './picture.ts';
import { rulesOfScarface } from './rules-of-scarface.ts';
import { rulesOfScheffeln } from './rules-of-scheffeln.ts';
import type { Page } from './rules-page.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export async function pages(): Promise<Page[]> {
  const picture = { path: 'docs/pictures/terminal.svg', text: await terminalPicture() };
  return [...(await rulesOfScheffeln()), ...rulesOfScarface(), picture, ...apiPages()];
}

/** The pages whose file is missing or says something else. */
export const outdated = (all: readonly Page[]): Page[] =>
  all.filter(({ path, text }) => {
    const file = join(root, path);
    // A checkout on Windows may have other line ends.
    return !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;
  });

async function main(): Promise<void> {
  const stale = outdated(await pages());
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return;
    const files = stale.map(({ path }) => path).join(', ');
    console.error(
      `docs: out of date: ${files}. What they are made from has changed; run "npm run docs" and commit the result.`,
    );
    process.exitCode = 1;
    return;
  }
  for (const { path, text } of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`docs: wrote ${path}`);
  }
}

const [, program] = process.argv;
if (program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url)) await main();
