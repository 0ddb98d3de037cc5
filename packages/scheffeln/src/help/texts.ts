// What a language adds to the list of rules, and the help that is made from both.
import { type HelpChapter, itemAt, type Language } from '@backroom/kit';
import { tokenValues } from '../vocabulary.ts';
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
  /** Says that this is not an official text. */
  readonly notice: string;
  /** What the mark of a ruling means. */
  readonly rulings: string;
  readonly ruling: string;
  readonly businesses: string;
  readonly characters: string;
  readonly letter: string;
  readonly business: string;
  readonly tokens: string;
  readonly colour: string;
  readonly character: string;
  readonly trade: string;
}

export const helpOf = (texts: HelpTexts): readonly HelpChapter[] =>
  (Object.keys(CHAPTERS) as ChapterId[]).map((chapter) => ({
    title: texts.chapters[chapter],
    rules: CHAPTERS[chapter].map((id) => ({ id, text: texts.rules[id], ruling: RULINGS.has(id) })),
  }));

/** The tokens of the poorest business, and how much more those of the next are worth: read from the game (SH-3). */
export function tokensInWords(language: Language): { readonly first: string; readonly step: string } {
  const { list, money } = numbersOf(language);
  const [first, next] = [tokenValues(0), tokenValues(1)];
  return { first: list(first.map(money)), step: money(itemAt(next, 0) - itemAt(first, 0)) };
}
