// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/ending.ts';
import * as en from './en/ending.ts';
import * as es from './es/ending.ts';
import * as fr from './fr/ending.ts';
import * as it from './it/ending.ts';

export const endingWords = {
  en: en.endingWords,
  de: de.endingWords,
  fr: fr.endingWords,
  it: it.endingWords,
  es: es.endingWords,
};
