// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/own-name.ts';
import * as en from './en/own-name.ts';
import * as es from './es/own-name.ts';
import * as fr from './fr/own-name.ts';
import * as it from './it/own-name.ts';

export const ownName = {
  en: en.ownName,
  de: de.ownName,
  fr: fr.ownName,
  it: it.ownName,
  es: es.ownName,
};
