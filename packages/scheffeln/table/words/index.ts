// The picture's sentences with the game's own words, loaded together by language.
import type { Language } from '@backroom/kit';
import { type Spoken, words } from '../../src/words/index.ts';
import type { Sentences } from './sentences.ts';

const pages: Readonly<Record<Language, () => Promise<{ readonly sentences: Sentences }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export interface Tongue extends Spoken {
  readonly say: Sentences;
}

const isLanguage = (language: string): language is Language => Object.hasOwn(pages, language);

/** A language that the table does not speak is answered in English. */
export async function tongueOf(language: string): Promise<Tongue> {
  const known = isLanguage(language) ? language : 'en';
  const [{ sentences }, spoken] = await Promise.all([pages[known](), words[known]()]);
  return { ...spoken, say: sentences };
}
