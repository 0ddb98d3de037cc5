// The picture's sentences with the game's own words, loaded together by language.
import type { Language, Names } from '@backroom/kit';
import { lang } from '../../lang/index.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import type { IconWords } from './icons/catalogue.ts';
import { iconWords } from './icons/index.ts';
import type { Sentences } from './sentences.ts';

export interface Tongue {
  readonly say: Sentences;
  readonly icons: IconWords;
  speaker(names: Names): Speaker;
}

export async function tongueOf(language: Language): Promise<Tongue> {
  const [{ sentences }, { speaker }, icons] = await Promise.all([
    lang[language].picture(),
    lang[language].words(),
    iconWords(language),
  ]);
  return { say: sentences, icons, speaker };
}
