// The page's own words in the player's language: loaded when needed, changed at the table.
import type { Language } from '@backroom/kit';
import { effect, signal } from '@preact/signals';
import { load } from '../../lang/first.lazy.ts';
import { settings } from '../app/settings.ts';
import type { PageWords } from './catalogue.ts';

export type { PageWords } from './catalogue.ts';

/** The loaded words and their language. */
export const spoken = signal<{ readonly language: Language; readonly words: PageWords } | null>(null);

/** Follows the language setting. The old words stay until the new ones are loaded. */
export function followLanguage(): void {
  effect(() => {
    const { language } = settings.value;
    void load[language]().then(({ words }) => {
      if (settings.value.language === language) spoken.value = { language, words };
    });
  });
}

/** Resolves once words are loaded. */
export const firstWords = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = spoken.subscribe((there) => {
      if (there === null) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

/** May be called only after `firstWords`. */
export function words(): PageWords {
  if (spoken.value === null) throw new Error('no words are loaded yet');
  return spoken.value.words;
}
