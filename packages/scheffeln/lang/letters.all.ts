// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/letters.ts';
import * as en from './en/letters.ts';
import * as es from './es/letters.ts';
import * as fr from './fr/letters.ts';
import * as it from './it/letters.ts';

export const letters = {
  en: en.letters,
  de: de.letters,
  fr: fr.letters,
  it: it.letters,
  es: es.letters,
};
