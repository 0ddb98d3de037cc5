// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/why.ts';
import * as en from './en/why.ts';
import * as es from './es/why.ts';
import * as fr from './fr/why.ts';
import * as it from './it/why.ts';

export const whyWords = {
  en: en.whyWords,
  de: de.whyWords,
  fr: fr.whyWords,
  it: it.whyWords,
  es: es.whyWords,
};

export const runWords = {
  en: en.runWords,
  de: de.runWords,
  fr: fr.runWords,
  it: it.runWords,
  es: es.runWords,
};
