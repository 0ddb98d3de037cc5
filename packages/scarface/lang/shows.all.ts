// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/shows.ts';
import * as en from './en/shows.ts';
import * as es from './es/shows.ts';
import * as fr from './fr/shows.ts';
import * as it from './it/shows.ts';

export const motion = {
  en: en.motion,
  de: de.motion,
  fr: fr.motion,
  it: it.motion,
  es: es.motion,
};

export const ending = {
  en: en.ending,
  de: de.ending,
  fr: fr.ending,
  it: it.ending,
  es: es.ending,
};
