// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/keys.ts';
import * as en from './en/keys.ts';
import * as es from './es/keys.ts';
import * as fr from './fr/keys.ts';
import * as it from './it/keys.ts';

export const keyWords = {
  en: en.keyWords,
  de: de.keyWords,
  fr: fr.keyWords,
  it: it.keyWords,
  es: es.keyWords,
};
