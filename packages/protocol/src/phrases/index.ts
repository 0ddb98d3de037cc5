// What can be said at a table with one touch: a closed list. Only the id travels; every page says it in its reader's language.
import type { Language } from '@backroom/kit';

export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'ouch',
  'thanks',
  'sorry',
  'hurry',
  'one-moment',
  'here-again',
  'well-played',
  'again',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];

/** A language that lacks a sentence does not compile. */
export type Sentences = { readonly [P in Phrase]: string };

export const isPhrase = (x: unknown): x is Phrase => PHRASES.some((phrase) => phrase === x);

const LANGUAGES: { readonly [L in Language]: () => Promise<{ readonly sentences: Sentences }> } = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

export const loadSentences = async (language: Language): Promise<Sentences> => (await LANGUAGES[language]()).sentences;
