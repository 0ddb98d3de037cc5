// Writes the generated documents: the rules of each game (docs/rules/<game>.<language>.md) from its help texts, the README's
// terminal picture from a game, and the API descriptions from the schemas that check requests.
//
//   npm run docs               write the files
//   npm run docs -- --check    exit with 1 if a file is out of date; write nothing
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OFFERS } from '@backroom/games';
import { terminalPicture } from '../packages/cli/documents/terminal-picture.ts';
import { type Page, rulesPage } from '../packages/games/documents/rules-page.ts';
import { apiPages } from '../packages/protocol/documents/api.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export async function pages(): Promise<Page[]> {
  const picture = { path: 'docs/pictures/terminal.svg', text: await terminalPicture() };
  return [...(await rulePages()), picture, ...apiPages()];
}

async function rulePages(): Promise<Page[]> {
  const ofEach = await Promise.all(
    OFFERS.map(async ({ game, rulePages }) => ((await rulePages?.()) ?? []).map((page) => rulesPage(game.id, page))),
  );
  return ofEach.flat();
}

/** The pages whose file is missing or different. */
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
    console.error(`docs: out of date: ${files}. Their sources have changed; run "npm run docs" and commit the result.`);
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
