// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/summary.ts';
import * as en from './en/summary.ts';
import * as es from './es/summary.ts';
import * as fr from './fr/summary.ts';
import * as it from './it/summary.ts';

export const summaryWords = {
  en: en.summaryWords,
  de: de.summaryWords,
  fr: fr.summaryWords,
  it: it.summaryWords,
  es: es.summaryWords,
};
