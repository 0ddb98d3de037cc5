// The printed rules of Scarface 1920, with a player aid of one page at the end.
import { LANGUAGES, type Language } from '@backroom/kit';
import { GANG_BOARDS } from '../packages/scarface/src/cards/gangs.ts';
import { help as de } from '../packages/scarface/src/help/de.ts';
import { help as en } from '../packages/scarface/src/help/en.ts';
import { help as es } from '../packages/scarface/src/help/es.ts';
import { help as fr } from '../packages/scarface/src/help/fr.ts';
import { help as it } from '../packages/scarface/src/help/it.ts';
import { type HelpTexts, helpOf } from '../packages/scarface/src/help/texts.ts';
import { ACTS, STATS, type Stat } from '../packages/scarface/src/vocabulary.ts';
import type { Nouns } from '../packages/scarface/src/words/catalogue.ts';
import { nouns as deNouns } from '../packages/scarface/src/words/de/nouns.ts';
import { nouns as enNouns } from '../packages/scarface/src/words/en/nouns.ts';
import { nouns as esNouns } from '../packages/scarface/src/words/es/nouns.ts';
import { nouns as frNouns } from '../packages/scarface/src/words/fr/nouns.ts';
import { nouns as itNouns } from '../packages/scarface/src/words/it/nouns.ts';
import { type Page, rulesPage, table } from './rules-page.ts';

const helpTexts: Readonly<Record<Language, HelpTexts>> = { en, de, fr, it, es };
const nounsOf: Readonly<Record<Language, Nouns>> = {
  en: enNouns,
  de: deNouns,
  fr: frNouns,
  it: itNouns,
  es: esNouns,
};

export const rulesOfScarface = (): Page[] =>
  LANGUAGES.map((language) => {
    const texts = helpTexts[language];
    return rulesPage('scarface', language, texts.page, helpOf(texts), aidOf(texts, nounsOf[language]));
  });

function aidOf({ page: { aid } }: HelpTexts, nouns: Nouns): string[] {
  const { length } = GANG_BOARDS[0].values.hand;
  return [
    `## ${aid.title}`,
    `### ${aid.actions}`,
    table(
      [aid.action, aid.effect],
      ACTS.map((act) => [nouns.acts[act], aid.acts[act]]),
    ),
    `### ${aid.stats}`,
    table(
      [aid.stat, ...Array.from({ length }, (_, level) => `${aid.level} ${level + 1}`), aid.effect],
      STATS.map((stat) => [nouns.stats[stat], ...valuesOf(stat), aid.statEffects[stat]]),
    ),
    `### ${aid.raid}`,
    numbered(aid.raidSteps),
    `### ${aid.reorganising}`,
    numbered(aid.reorganisingSteps),
  ];
}

/** Gangs that differ show all they have. */
const valuesOf = (stat: Stat): string[] =>
  GANG_BOARDS[0].values[stat].map((_, level) =>
    [...new Set(GANG_BOARDS.map((board) => board.values[stat][level]))].join(' / '),
  );

const numbered = (steps: readonly string[]): string => steps.map((step, i) => `${i + 1}. ${step}`).join('\n');
