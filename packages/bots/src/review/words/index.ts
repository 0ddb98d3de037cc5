// How a review is told, in every language, each loaded only when it is asked for.
import type { Language } from '@backroom/kit';
import type { ReviewWords } from './speak.ts';

export type { ReviewWords, Voice } from './speak.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LANGUAGES: { readonly [L in Language]: () => Promise<{ readonly words: ReviewWords }> } = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export const loadReviewWords = async (language: Language): Promise<ReviewWords> => (await LANGUAGES[language]()).words;
