// The texts that the first table does not need, in the current language.
import type { Language } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import { load } from '../../../lang/beyond.lazy.ts';
import { spoken } from '../index.ts';
import type { BeyondWords } from './catalogue.ts';

export type { BeyondWords, Door, NoPasskey, NotificationObstacle } from './catalogue.ts';

/** Loaded texts: a screen that needs them again has them at once, so that nothing on it moves. */
const known: { [L in Language]?: BeyondWords } = {};

/** Null until they are loaded. When the language changes, the old ones stay until the new ones are there. */
export function useBeyond(): BeyondWords | null {
  const language = spoken.value?.language ?? 'en';
  const [words, setWords] = useState(known[language] ?? null);
  useEffect(() => {
    let isWanted = true;
    load[language]().then(
      (loaded) => {
        known[language] = loaded.words;
        if (isWanted) setWords(loaded.words);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
