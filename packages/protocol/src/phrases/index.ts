// Chat phrases: a closed list. Only the id is sent; every page shows it in its reader's language.
import type { Language } from '@backroom/kit';
import { load } from '../../lang/phrases.lazy.ts';

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

export const loadSentences = async (language: Language): Promise<Sentences> => (await load[language]()).sentences;
