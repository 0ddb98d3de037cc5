// The terminal's texts for puzzles, besides the phrases of the table. A language that lacks one does not compile.
import type { Language } from '@backroom/kit';
import { load } from '../../lang/puzzle.lazy.ts';

export interface PuzzlePhrases {
  usage(command: string): string;
  readonly rows: readonly (readonly [flag: string, meaning: string])[];
  /** Ends every error message: where to find help. */
  readonly seeHelp: string;
  badDate(given: string): string;
  /** --number names one puzzle already. */
  readonly oneOrOther: string;
  noneFor(game: string): string;
  /** `rules`: what is different from the plain game, in the terminal's own words. */
  playedWith(rules: string): string;
  readonly yourAnswer: string;
  readonly noHints: string;
  readonly another: string;
}

export const loadPuzzlePhrases = async (language: Language): Promise<PuzzlePhrases> => (await load[language]()).phrases;
