// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/rules.ts';
import * as en from './en/rules.ts';
import * as es from './es/rules.ts';
import * as fr from './fr/rules.ts';
import * as it from './it/rules.ts';

export const help = {
  en: en.help,
  de: de.help,
  fr: fr.help,
  it: it.help,
  es: es.help,
};
