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

export async function tongueOf(language: Language): Promise<Tongue> {
  const [{ sentences }, spoken] = await Promise.all([pages[language](), words[language]()]);
  return { ...spoken, say: sentences };
}
