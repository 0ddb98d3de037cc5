// Les phrases rapides en français.
import type { Sentences } from './index.ts';

export const sentences: Sentences = {
  hello: 'Bonsoir à tous.',
  'good-luck': 'Bonne chance !',
  'nice-move': 'Joli coup !',
  ouch: 'Aïe. Ça fait mal.',
  thanks: 'Merci !',
  sorry: 'Désolé, rien de personnel.',
  hurry: 'À toi de jouer, on t’attend.',
  'one-moment': 'Un instant, s’il vous plaît.',
  'here-again': 'Me revoilà.',
  'well-played': 'Bien joué !',
  again: 'On en refait une ?',
  goodbye: 'Bonne nuit, et merci pour la partie.',
};
