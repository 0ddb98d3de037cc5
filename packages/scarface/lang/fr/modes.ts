import { fr } from '@backroom/kit';
import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  standard: { name: 'Standard', why: 'Les coups sont distribués. Pour commencer.' },
  draft: { name: 'Coups au choix', why: fr`En garder un, passer les autres : plus à prévoir.` },
  alone: { name: 'Contre l’Exécuteur', why: 'Un seul rival, qui explique chacun de ses pas.' },
  hard: {
    associate: 'Facile',
    rulebook: 'Moyen',
    underboss: 'Difficile',
    boss: 'Très difficile',
    untouchable: 'Le plus dur',
  },
};
