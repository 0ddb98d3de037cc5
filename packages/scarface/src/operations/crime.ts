// The Crime Rate rises or falls, never beyond the top and never down to Ness (SC-40).
import { changeCrime } from '../rules/crime.ts';
import { CRIME_TOP } from '../vocabulary.ts';
import { meeting } from './whom.ts';

export const crime = meeting<'crime'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, _by, victim, effect) =>
    effect.by > 0 ? s.players[victim].crime < CRIME_TOP : s.players[victim].crime > s.ness + 1,
  onto: (s, _by, victim, effect, out) => changeCrime(s, victim, effect.by, out),
});
