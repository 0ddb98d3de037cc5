// Writes what is made from a source: the rules of each game for people to read, docs/rules/<game>.<language>.md, from the help
// that the game shows, the README's picture from a game, and the API for machines from the schemas that check it.
//
//   npm run docs               write the files
//   npm run docs -- --check    exit with 1 if a file is not what it should be; write nothing
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HelpChapter, type HelpRule, LANGUAGES, type Language } from '@backroom/kit';
import { help as de } from '../packages/scheffeln/src/help/de.ts';
import { help as en } from '../packages/scheffeln/src/help/en.ts';
import { help as es } from '../packages/scheffeln/src/help/es.ts';
import { help as fr } from '../packages/scheffeln/src/help/fr.ts';
import { help as it } from '../packages/scheffeln/src/help/it.ts';
import { type HelpTexts, helpOf, type PageTexts } from '../packages/scheffeln/src/help/texts.ts';
import { BUSINESSES, COLOURS, tokenValues } from '../packages/scheffeln/src/vocabulary.ts';
import { type PieceNames, words } from '../packages/scheffeln/src/words/index.ts';
import { apiPages } from './api.ts';
import { terminalPicture } from './picture.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const helpTexts: Readonly<Record<Language, HelpTexts>> = { en, de, fr, it, es };
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
};

export interface Page {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

export async function pages(): Promise<Page[]> {
  const rules = LANGUAGES.map(async (language) => ({
    path: `docs/rules/scheffeln.${language}.md`,
    text: pageOf(language, (await words[language]()).pieces),
  }));
  const picture = { path: 'docs/pictures/terminal.svg', text: await terminalPicture() };
  return [...(await Promise.all(rules)), picture, ...apiPages()];
}

/** The pages whose file is missing or says something else. */
export const outdated = (all: readonly Page[]): Page[] =>
  all.filter(({ path, text }) => {
    const file = join(root, path);
    // A checkout on Windows may have other line ends.
    return !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;
  });

function pageOf(language: Language, names: PieceNames): string {
  const texts = helpTexts[language];
  const { page } = texts;
  const blocks = [
    '<!-- Written by scripts/docs.ts from packages/scheffeln/src/help. Change it there, then run: npm run docs -->',
    `# ${page.title}`,
    LANGUAGES.map((other) => linkTo(other, language)).join(' · '),
    page.notice,
    `${page.rulings} ${markOf(page)}`,
    ...helpOf(texts).flatMap((chapter) => chapterOf(chapter, page)),
    `## ${page.businesses}`,
    table(
      [page.letter, page.business, page.tokens],
      BUSINESSES.map((business, i) => [
        business,
        names.business(business),
        tokenValues(i).map(names.money).join(' · '),
      ]),
    ),
    `## ${page.characters}`,
    table(
      [page.colour, page.character, page.trade],
      COLOURS.map((colour) => [names.colour(colour), names.character(colour), names.trade(colour)]),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const linkTo = (other: Language, current: Language): string =>
  other === current ? `**${OWN_NAMES[other]}**` : `[${OWN_NAMES[other]}](scheffeln.${other}.md)`;

const markOf = (page: PageTexts): string => `⚖ *${page.ruling}*`;

const chapterOf = ({ title, rules }: HelpChapter, page: PageTexts): string[] => [
  `## ${title}`,
  rules.map((rule) => ruleLine(rule, page)).join('\n'),
];

const ruleLine = ({ id, text, ruling }: HelpRule, page: PageTexts): string =>
  `- <a id="${id}"></a>**${id}** ${ruling ? `${markOf(page)} ` : ''}${text}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

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
