// The quick phrases in English.
import type { Sentences } from '../../src/phrases/index.ts';

export const sentences: Sentences = {
  hello: 'Good evening, everyone.',
  'good-luck': 'Good luck!',
  'nice-move': 'Nice move!',
  ouch: 'Ouch. That one hurt.',
  thanks: 'Thanks!',
  sorry: 'Sorry, nothing personal.',
  hurry: 'Your move – we are waiting.',
  'one-moment': 'One moment, please.',
  'here-again': 'I am back.',
  'well-played': 'Well played!',
  again: 'Another round?',
  goodbye: 'Good night, and thanks for the game.',
};
