// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/log.ts';
import * as en from './en/log.ts';
import * as es from './es/log.ts';
import * as fr from './fr/log.ts';
import * as it from './it/log.ts';

export const logWords = {
  en: en.logWords,
  de: de.logWords,
  fr: fr.logWords,
  it: it.logWords,
  es: es.logWords,
};
