// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/problems.ts';
import * as en from './en/problems.ts';
import * as es from './es/problems.ts';
import * as fr from './fr/problems.ts';
import * as it from './it/problems.ts';

export const problems = {
  en: en.problems,
  de: de.problems,
  fr: fr.problems,
  it: it.problems,
  es: es.problems,
};
