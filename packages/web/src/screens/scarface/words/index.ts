// The words of the page for Scarface 1920, in the language that is spoken now.
import type { Language } from '@backroom/kit';
import { useThere } from '../../../teach/arriving.ts';
import { spoken } from '../../../words/index.ts';
import type { ScarfaceWords } from './catalogue.ts';

export type { ScarfaceWords } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: ScarfaceWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

/** Null until they have come, or if nobody wants them. */
export function useScarfaceWords(isWanted = true): ScarfaceWords | null {
  const language = spoken.value?.language ?? 'en';
  return useThere(async () => (isWanted ? (await LOAD[language]()).words : null), [isWanted, language]);
}
