// The page's texts for Scarface 1920: its card and its options. Loaded on demand.
import type { OptionLabel } from '@backroom/kit';
import type { Options } from '../../src/index.ts';
import type { Outcome, ResultTexts } from '../../src/words/rival/result-card.ts';
import type { DifficultyNames } from '../../src/words/rival/texts.ts';

export interface PageWords {
  readonly difficulties: DifficultyNames;
  /** The result of a game alone. */
  readonly result: ResultTexts;
  /** What it is, in one line. */
  readonly line: string;
  readonly play: string;
  readonly goOn: string;
  readonly alone: string;
  readonly aloneWhy: string;
  readonly friends: string;
  readonly rules: string;
  readonly learn: string;
  readonly difficulty: string;
  readonly rival: string;
  readonly begin: string;
  readonly daily: string;
  readonly dailyWhy: (rival: string, difficulty: string) => string;
  readonly options: Readonly<Record<keyof Options, OptionLabel>>;
  /** The label for a gang: the player's in a solo game, or that of a seat. */
  readonly gang: { readonly own: string; readonly seat: (number: number) => string; readonly any: string };
  readonly gangs: { readonly dealt: string; readonly chosen: string };
  /** The result, to show to others. */
  readonly card: {
    readonly title: string;
    readonly share: string;
    readonly picture: string;
    readonly copied: string;
    /** Neither sharing nor copying is possible here. */
    readonly byHand: string;
    readonly trouble: string;
    /** Between two names, as on a poster. */
    readonly against: string;
  };
  readonly records: {
    readonly title: string;
    readonly games: string;
    readonly wins: string;
    readonly best: string;
    readonly margin: string;
    readonly bestYet: string;
    /** Challenges of the day, in days in a row: those played, those won. */
    readonly played: (days: number, longest: number) => string;
    readonly won: (days: number, longest: number) => string;
    readonly last: (day: string, outcome: Outcome, own: string, his: string) => string;
    readonly kept: string;
    readonly forget: string;
    readonly sure: string;
    readonly keep: string;
    readonly forgotten: string;
  };
}
