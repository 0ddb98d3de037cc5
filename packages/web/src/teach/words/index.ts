// Words for teaching, each language loaded only when it is asked for.
import type { Language } from '@backroom/kit';
import type { TeachWords } from './catalogue.ts';

export type { TeachWords } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: TeachWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export const loadTeachWords = async (language: Language): Promise<TeachWords> => (await LOAD[language]()).words;
