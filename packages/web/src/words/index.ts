// The page's own words in the player's language: loaded when needed, changed at the table.
import type { Language } from '@backroom/kit';
import { effect, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { PageWords } from './catalogue.ts';

export type { OptionWords, PageWords } from './catalogue.ts';

// Written out one by one: a bundler follows only an import whose path it can read.
const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: PageWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

/** What is spoken now: the words that are there, and the language they are in. */
export const spoken = signal<{ readonly language: Language; readonly words: PageWords } | null>(null);

/** Changes as soon as the words of another language have come; until then the old ones stay. */
export function followLanguage(): void {
  effect(() => {
    const { language } = settings.value;
    void LOAD[language]().then(({ words }) => {
      if (settings.value.language === language) spoken.value = { language, words };
    });
  });
}

/** Only for what is shown once words are there. */
export function words(): PageWords {
  if (spoken.value === null) throw new Error('nothing is spoken yet');
  return spoken.value.words;
}
