// The printed rules of Scheffeln, with its businesses and characters.
import { LANGUAGES, type Language, markdownTable, type RulePage } from '@backroom/kit';
import { help as all } from './lang/rules.all.ts';
import { type HelpTexts, helpOf } from './src/help/texts.ts';
import { BUSINESSES, COLOURS, tokenValues } from './src/vocabulary.ts';
import { words } from './src/words/index.ts';

const helpTexts: Readonly<Record<Language, HelpTexts>> = all;

export const rulePages = (): Promise<RulePage[]> => Promise.all(LANGUAGES.map(pageOf));

async function pageOf(language: Language): Promise<RulePage> {
  const texts = helpTexts[language];
  const { page } = texts;
  const { pieces: names } = await words[language]();
  return {
    language,
    texts: page,
    chapters: helpOf(texts),
    after: [
      `## ${page.businesses}`,
      markdownTable(
        [page.letter, page.business, page.tokens],
        BUSINESSES.map((business, i) => [
          business,
          names.business(business),
          tokenValues(i).map(names.money).join(' · '),
        ]),
      ),
      `## ${page.characters}`,
      markdownTable(
        [page.colour, page.character, page.trade],
        COLOURS.map((colour) => [names.colour(colour), names.character(colour), names.trade(colour)]),
      ),
    ],
  };
}
