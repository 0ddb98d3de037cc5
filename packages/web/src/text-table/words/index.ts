// The text table's own words, each language loaded only when it is asked for.
import type { Language } from '@backroom/kit';
import type { TextTableWords } from './catalogue.ts';

export type { TextTableWords } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: TextTableWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export const loadTextTableWords = async (language: Language): Promise<TextTableWords> => (await LOAD[language]()).words;
