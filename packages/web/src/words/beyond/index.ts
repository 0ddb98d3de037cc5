// Words beyond the first table, in the language that is spoken now.
import type { Language } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import { spoken } from '../index.ts';
import type { BeyondWords } from './catalogue.ts';

export type { BeyondWords, NoCall, NoPasskey } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: BeyondWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

/** Null until they have come; a change of language keeps the old ones until the new ones are there. */
export function useBeyond(): BeyondWords | null {
  const [words, setWords] = useState<BeyondWords | null>(null);
  const language = spoken.value?.language ?? 'en';
  useEffect(() => {
    let isWanted = true;
    LOAD[language]().then(
      (loaded) => isWanted && setWords(loaded.words),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
