// The picture's sentences with the game's own words, loaded together by language.
import type { Language } from '@backroom/kit';
import { load } from '../../lang/picture.lazy.ts';
import { type Spoken, words } from '../../src/words/index.ts';
import type { Sentences } from './sentences.ts';

export interface Tongue extends Spoken {
  readonly language: Language;
  readonly say: Sentences;
}

export async function tongueOf(language: Language): Promise<Tongue> {
  const [{ sentences }, spoken] = await Promise.all([load[language](), words[language]()]);
  return { ...spoken, language, say: sentences };
}
