// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import * as it from './it/index.ts';

export const parts = {
  en: en.parts,
  de: de.parts,
  fr: fr.parts,
  it: it.parts,
  es: es.parts,
};
