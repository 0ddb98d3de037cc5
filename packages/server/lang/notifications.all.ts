// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
import * as de from './de/notifications.ts';
import * as en from './en/notifications.ts';
import * as es from './es/notifications.ts';
import * as fr from './fr/notifications.ts';
import * as it from './it/notifications.ts';

export const notificationWords = {
  en: en.notificationWords,
  de: de.notificationWords,
  fr: fr.notificationWords,
  it: it.notificationWords,
  es: es.notificationWords,
};
