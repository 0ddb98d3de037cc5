// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/headings.ts';
import * as en from './en/headings.ts';
import * as es from './es/headings.ts';
import * as fr from './fr/headings.ts';
import * as it from './it/headings.ts';

export const headings = {
  en: en.headings,
  de: de.headings,
  fr: fr.headings,
  it: it.headings,
  es: es.headings,
};
