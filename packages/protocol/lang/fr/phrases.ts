// Les phrases rapides en français.
import { fr } from '@backroom/kit';
import type { Sentences } from '../../src/phrases/index.ts';

export const sentences: Sentences = {
  hello: 'Bonsoir à tous.',
  'good-luck': fr`Bonne chance !`,
  'nice-move': fr`Joli coup !`,
  ouch: 'Aïe. Ça fait mal.',
  thanks: fr`Merci !`,
  sorry: 'Pardon, rien de personnel.',
  hurry: 'À toi de jouer, on t’attend.',
  'one-moment': 'Un instant, s’il vous plaît.',
  'here-again': 'Me revoilà.',
  'well-played': fr`Bien joué !`,
  again: fr`On en refait une ?`,
  goodbye: 'Bonne nuit, et merci pour la partie.',
};
