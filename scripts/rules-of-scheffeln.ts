// The printed rules of Scheffeln, with its businesses and characters.
import { LANGUAGES, type Language } from '@backroom/kit';
import { help as de } from '../packages/scheffeln/src/help/de.ts';
import { help as en } from '../packages/scheffeln/src/help/en.ts';
import { help as es } from '../packages/scheffeln/src/help/es.ts';
import { help as fr } from '../packages/scheffeln/src/help/fr.ts';
import { help as it } from '../packages/scheffeln/src/help/it.ts';
import { type HelpTexts, helpOf } from '../packages/scheffeln/src/help/texts.ts';
import { BUSINESSES, COLOURS, tokenValues } from '../packages/scheffeln/src/vocabulary.ts';
import { words } from '../packages/scheffeln/src/words/index.ts';
import { type Page, rulesPage, table } from './rules-page.ts';

const helpTexts: Readonly<Record<Language, HelpTexts>> = { en, de, fr, it, es };

export const rulesOfScheffeln = (): Promise<Page[]> => Promise.all(LANGUAGES.map(pageOf));

async function pageOf(language: Language): Promise<Page> {
  const texts = helpTexts[language];
  const { page } = texts;
  const { pieces: names } = await words[language]();
  return rulesPage('scheffeln', language, page, helpOf(texts), [
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
  ]);
}
