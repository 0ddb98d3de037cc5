// The rules of a game for people to read: docs/rules/<game>.<language>.md, from the help that the game shows.
import { type HelpChapter, type HelpRule, LANGUAGES, type Language } from '@backroom/kit';

export interface Page {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** What every game's page says besides the rules. */
interface PageTexts {
  readonly title: string;
  readonly notice: string;
  readonly rulings: string;
  readonly ruling: string;
}

const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
};

/** `after`: what stands behind the rules, such as tables. */
export function rulesPage(
  game: string,
  language: Language,
  page: PageTexts,
  chapters: readonly HelpChapter[],
  after: readonly string[],
): Page {
  const blocks = [
    `<!-- Written by scripts/docs.ts from packages/${game}/src/help. Change it there, then run: npm run docs -->`,
    `# ${page.title}`,
    LANGUAGES.map((other) => linkTo(game, other, language)).join(' · '),
    page.notice,
    `${page.rulings} ${markOf(page)}`,
    ...chapters.flatMap((chapter) => chapterOf(chapter, page)),
    ...after,
  ];
  return { path: `docs/rules/${game}.${language}.md`, text: `${blocks.join('\n\n')}\n` };
}

const linkTo = (game: string, other: Language, current: Language): string =>
  other === current ? `**${OWN_NAMES[other]}**` : `[${OWN_NAMES[other]}](${game}.${other}.md)`;

const markOf = (page: PageTexts): string => `⚖ *${page.ruling}*`;

const chapterOf = ({ title, rules }: HelpChapter, page: PageTexts): string[] => [
  `## ${title}`,
  rules.map((rule) => ruleLine(rule, page)).join('\n'),
];

const ruleLine = ({ id, text, ruling }: HelpRule, page: PageTexts): string =>
  `- <a id="${id}"></a>**${id}** ${ruling ? `${markOf(page)} ` : ''}${text}`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
