// Die Kurzsätze auf Deutsch.
import type { Sentences } from '../../src/phrases/index.ts';

export const sentences: Sentences = {
  hello: 'Guten Abend zusammen.',
  'good-luck': 'Viel Glück!',
  'nice-move': 'Schöner Zug!',
  ouch: 'Autsch. Das hat gesessen.',
  thanks: 'Danke!',
  sorry: 'Tut mir leid, nichts Persönliches.',
  hurry: 'Du bist dran – wir warten.',
  'one-moment': 'Einen Moment, bitte.',
  'here-again': 'Bin wieder da.',
  'well-played': 'Gut gespielt!',
  again: 'Noch eine Runde?',
  goodbye: 'Gute Nacht, und danke fürs Spiel.',
};
