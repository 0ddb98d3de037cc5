// The lesson in words, each language loaded only when it is asked for.
import type { Language } from '@backroom/kit';
import type { LessonWords } from './catalogue.ts';

export type { LessonWords, StepWords } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: LessonWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export const loadLessonWords = async (language: Language): Promise<LessonWords> => (await LOAD[language]()).words;
