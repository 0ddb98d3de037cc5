import { fr } from '@backroom/kit';
import type { EndingWords } from '../../src/table/ending-words.ts';

export const endingWords: EndingWords = {
  youWon: fr`Tu as gagné !`,
  rank: 'Rang',
  player: 'Joueur',
  money: 'Argent',
  replay: 'Revoir la partie',
  again: 'Rejouer',
  stopped: 'La partie a été arrêtée avant la fin.',
  result: 'Résultat',
};
