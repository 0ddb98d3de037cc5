// The printed rules of Scarface 1920, with a player aid of one page at the end.
import { itemAt, LANGUAGES, markdownTable, type RulePage } from '@backroom/kit';
import { lang } from './lang/index.ts';
import { GANG_BOARDS } from './src/cards/gangs.ts';
import { costGroup, type HelpTexts, helpOf } from './src/help/texts.ts';
import { ACTS, STATS, type Stat } from './src/vocabulary.ts';
import type { Nouns } from './src/words/catalogue.ts';

export const rulePages = (): Promise<RulePage[]> =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const [{ help }, { speaker }] = await Promise.all([lang[language].help(), lang[language].words()]);
      const aid = aidOf(help, speaker([]).texts.nouns);
      return { language, texts: help.page, chapters: helpOf(help), after: aid };
    }),
  );

function aidOf({ page: { aid } }: HelpTexts, nouns: Nouns): string[] {
  const { length } = itemAt(GANG_BOARDS, 0).values.hand;
  return [
    `## ${aid.title}`,
    `### ${aid.turn}`,
    numbered(aid.turnSteps),
    `### ${aid.actions}`,
    markdownTable(
      [aid.action, aid.cost, aid.effect],
      ACTS.map((act) => [nouns.acts[act], aid.costs[costGroup(act)], aid.acts[act]]),
    ),
    `### ${aid.stats}`,
    markdownTable(
      [aid.stat, ...Array.from({ length }, (_, level) => `${aid.level} ${level + 1}`), aid.effect],
      STATS.map((stat) => [nouns.stats[stat], ...valuesOf(stat), aid.statEffects[stat]]),
    ),
    `### ${aid.raid}`,
    numbered(aid.raidSteps),
    `### ${aid.reorganising}`,
    numbered(aid.reorganisingSteps),
    `### ${aid.end}`,
    numbered(aid.endSteps),
  ];
}

/** Gangs that differ show all they have. */
const valuesOf = (stat: Stat): string[] =>
  itemAt(GANG_BOARDS, 0).values[stat].map((_, level) =>
    [...new Set(GANG_BOARDS.map((board) => board.values[stat][level]))].join(' / '),
  );

const numbered = (steps: readonly string[]): string => steps.map((step, i) => `${i + 1}. ${step}`).join('\n');
