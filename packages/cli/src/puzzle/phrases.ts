// What the terminal says around a puzzle, beside the phrases of the table. A language that lacks one does not compile.
import type { Language } from '@backroom/kit';

export interface PuzzlePhrases {
  readonly usage: string;
  readonly rows: readonly (readonly [flag: string, meaning: string])[];
  /** Ends every complaint: where to find what is right. */
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

const CATALOGUE: { readonly [L in Language]: () => Promise<{ readonly phrases: PuzzlePhrases }> } = {
  en: () => import('./phrases/en.ts'),
  de: () => import('./phrases/de.ts'),
  fr: () => import('./phrases/fr.ts'),
  it: () => import('./phrases/it.ts'),
  es: () => import('./phrases/es.ts'),
};

export const loadPuzzlePhrases = async (language: Language): Promise<PuzzlePhrases> =>
  (await CATALOGUE[language]()).phrases;
