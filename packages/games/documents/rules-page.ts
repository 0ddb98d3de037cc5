// The rules of a game for people to read: docs/rules/<game>.<language>.md, from the help that the game shows.
import { type HelpChapter, type HelpRule, LANGUAGES, type Language, type RulePage } from '@backroom/kit';

export interface Page {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

type PageTexts = RulePage['texts'];

/** What a language calls itself, as a title. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function rulesPage(game: string, { language, texts: page, chapters, after }: RulePage): Page {
  const blocks = [
    `<!-- Written by npm run docs from packages/${game}/lang/${language}. Change it there, then run it again. -->`,
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
  other === current ? `**${ownName(other)}**` : `[${ownName(other)}](${game}.${other}.md)`;

const markOf = (page: PageTexts): string => `⚖ *${page.ruling}*`;

const chapterOf = ({ title, rules }: HelpChapter, page: PageTexts): string[] => [
  `## ${title}`,
  rules.map((rule) => ruleLine(rule, page)).join('\n'),
];

const ruleLine = ({ id, text, ruling }: HelpRule, page: PageTexts): string =>
  `- <a id="${id}"></a>**${id}** ${ruling ? `${markOf(page)} ` : ''}${text}`;
