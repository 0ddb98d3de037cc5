// What a language adds to the list of rules, and the help that is made from both.
import { type HelpChapter, itemAt, type Language } from '@backroom/kit';
import {
  type Act,
  ADJACENT,
  AUTHORITIES_ACTS,
  DISTRICTS,
  type District,
  type Stat,
  UNDERWORLD_ACTS,
} from '../vocabulary.ts';
import { numbersOf } from '../words/numbers.ts';
import { CHAPTERS, type ChapterId, RULINGS, type RuleId } from './rules.ts';

export interface HelpTexts {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly page: PageTexts;
}

/** What the printed rules say besides the rules. */
interface PageTexts {
  readonly title: string;
  /** Says that this is not an official text, and that the cards are ours. */
  readonly notice: string;
  /** What the mark of a ruling means. */
  readonly rulings: string;
  readonly ruling: string;
  readonly aid: AidTexts;
}

/** The player aid on one page: what can be done, what the stats do, and what follows in which order. */
interface AidTexts {
  readonly title: string;
  /** A turn in outline. */
  readonly turn: string;
  readonly turnSteps: readonly [string, string, string, string, string];
  readonly actions: string;
  readonly action: string;
  readonly cost: string;
  /** What an action asks for beyond what the Plan has. */
  readonly costs: Readonly<Record<CostGroup, string>>;
  readonly effect: string;
  readonly acts: Readonly<Record<Act, string>>;
  readonly stats: string;
  readonly stat: string;
  readonly level: string;
  readonly statEffects: Readonly<Record<Stat, string>>;
  readonly raid: string;
  readonly raidSteps: readonly [string, string, string, string, string];
  readonly reorganising: string;
  readonly reorganisingSteps: readonly [string, string, string, string, string, string, string];
  readonly end: string;
  readonly endSteps: readonly [string, string, string];
  /** Leads to the lesson. */
  readonly lesson: string;
}

/** Actions that cost the same. */
export type CostGroup = 'deal' | 'underworld' | 'authorities' | 'streets' | 'upgrade' | 'dismiss';

export const costGroup = (act: Act): CostGroup =>
  UNDERWORLD_ACTS.includes(act)
    ? 'underworld'
    : AUTHORITIES_ACTS.includes(act)
      ? 'authorities'
      : act === 'deal' || act === 'upgrade' || act === 'dismiss'
        ? act
        : 'streets';

export const helpOf = (texts: HelpTexts): readonly HelpChapter[] =>
  (Object.keys(CHAPTERS) as ChapterId[]).map((chapter) => ({
    title: texts.chapters[chapter],
    rules: CHAPTERS[chapter].map((id) => ({ id, text: texts.rules[id], ruling: RULINGS.has(id) })),
  }));

/** Which districts touch, read from the map. */
export function bordersInWords(language: Language, names: Readonly<Record<District, string>>): string {
  const { list } = numbersOf(language);
  return DISTRICTS.map((district, d) => {
    const next = DISTRICTS.filter((_, other) => itemAt(ADJACENT, d)[other]);
    return `${names[district]} (${list(next.map((one) => names[one]))})`;
  }).join(', ');
}
