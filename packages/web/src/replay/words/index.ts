// Words for looking back, each language loaded only when it is asked for.
import type { Language } from '@backroom/kit';
import type { ReplayWords } from './catalogue.ts';

export type { ReplayWords } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: ReplayWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export const loadReplayWords = async (language: Language): Promise<ReplayWords> => (await LOAD[language]()).words;
