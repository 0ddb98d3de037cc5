// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/menu.ts';
import * as en from './en/menu.ts';
import * as es from './es/menu.ts';
import * as fr from './fr/menu.ts';
import * as it from './it/menu.ts';

export const menuWords = {
  en: en.menuWords,
  de: de.menuWords,
  fr: fr.menuWords,
  it: it.menuWords,
  es: es.menuWords,
};
