// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/asked.ts';
import * as en from './en/asked.ts';
import * as es from './es/asked.ts';
import * as fr from './fr/asked.ts';
import * as it from './it/asked.ts';

export const askedWords = {
  en: en.askedWords,
  de: de.askedWords,
  fr: fr.askedWords,
  it: it.askedWords,
  es: es.askedWords,
};
