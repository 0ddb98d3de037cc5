// The Crime Rate rises or falls, never beyond the top and never down to Ness (SC-40).

import type { Who } from '../language.ts';
import { changeCrime } from '../rules/crime.ts';
import { CRIME_TOP } from '../vocabulary.ts';
import { meeting } from './whom.ts';

/** Whose: of oneself, of one rival, of each rival, of all. */
type Owners = readonly [self: string, rival: string, rivals: string, everyone: string];
const whose = (who: Who | undefined, [self, rival, rivals, everyone]: Owners): string =>
  who === 'rival' ? rival : who === 'rivals' ? rivals : who === 'everyone' ? everyone : self;

const EN: Owners = ['your Crime Rate', 'a rival’s Crime Rate', 'each rival’s Crime Rate', 'everyone’s Crime Rate'];
const DE: Owners = [
  'deine Verbrechensrate',
  'die Verbrechensrate eines Rivalen',
  'die Verbrechensrate jedes Rivalen',
  'die Verbrechensrate aller',
];
const FR: Owners = [
  'ta Criminalité',
  'la Criminalité d’un rival',
  'la Criminalité de chaque rival',
  'la Criminalité de tous',
];
const IT: Owners = [
  'la tua Criminalità',
  'la Criminalità di un rivale',
  'la Criminalità di ogni rivale',
  'la Criminalità di tutti',
];
const ES: Owners = [
  'tu Criminalidad',
  'la Criminalidad de un rival',
  'la Criminalidad de cada rival',
  'la Criminalidad de todos',
];

export const crime = meeting<'crime'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, _by, victim, effect) =>
    effect.by > 0 ? s.players[victim].crime < CRIME_TOP : s.players[victim].crime > s.ness + 1,
  onto: (s, _by, victim, effect, out) => changeCrime(s, victim, effect.by, out),
  say: {
    en: (e) => `${e.by < 0 ? 'lower' : 'raise'} ${whose(e.who, EN)} by ${Math.abs(e.by)}`,
    de: (e) => `${e.by < 0 ? 'senke' : 'erhöhe'} ${whose(e.who, DE)} um ${Math.abs(e.by)}`,
    fr: (e) => `${e.by < 0 ? 'baisse' : 'augmente'} ${whose(e.who, FR)} de ${Math.abs(e.by)}`,
    it: (e) => `${e.by < 0 ? 'riduci' : 'aumenta'} ${whose(e.who, IT)} di ${Math.abs(e.by)}`,
    es: (e) => `${e.by < 0 ? 'reduce' : 'aumenta'} ${whose(e.who, ES)} en ${Math.abs(e.by)}`,
  },
});
