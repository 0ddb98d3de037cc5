// The bots' levels and temperaments by name and character, each language loaded only when it is asked for.
import type { Language } from '@backroom/kit';
import type { BotWords } from './catalogue.ts';

export type { BotWords, Character } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const CATALOGUE: Readonly<Record<Language, () => Promise<{ readonly words: BotWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export const loadBotWords = async (language: Language): Promise<BotWords> => (await CATALOGUE[language]()).words;
