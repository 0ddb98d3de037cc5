// Every language, each loaded only when it is asked for.
import type { Language } from '@backroom/kit';
import type { Spoken } from './speak.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
export const words: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};
