// Le frasi rapide in italiano.
import type { Sentences } from '../../src/phrases/index.ts';

export const sentences: Sentences = {
  hello: 'Buonasera a tutti.',
  'good-luck': 'Buona fortuna!',
  'nice-move': 'Bella mossa!',
  ouch: 'Ahi. Questa fa male.',
  thanks: 'Grazie!',
  sorry: 'Scusa, niente di personale.',
  hurry: 'Tocca a te: ti aspettiamo.',
  'one-moment': 'Un momento, per favore.',
  'here-again': 'Eccomi di nuovo.',
  'well-played': 'Ben giocato!',
  again: 'Facciamo un’altra partita?',
  goodbye: 'Buonanotte, e grazie per la partita.',
};
