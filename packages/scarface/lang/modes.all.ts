// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/modes.ts';
import * as en from './en/modes.ts';
import * as es from './es/modes.ts';
import * as fr from './fr/modes.ts';
import * as it from './it/modes.ts';

export const modeWords = {
  en: en.modeWords,
  de: de.modeWords,
  fr: fr.modeWords,
  it: it.modeWords,
  es: es.modeWords,
};
