// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/undo.ts';
import * as en from './en/undo.ts';
import * as es from './es/undo.ts';
import * as fr from './fr/undo.ts';
import * as it from './it/undo.ts';

export const undoWords = {
  en: en.undoWords,
  de: de.undoWords,
  fr: fr.undoWords,
  it: it.undoWords,
  es: es.undoWords,
};
