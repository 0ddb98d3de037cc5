// French.
import { fr } from '@backroom/kit';
import type { CharacterLines } from '../../src/words/catalogue.ts';

export const lines: CharacterLines = {
  levels: {
    lookout: fr`voit un tiers de la table et en oublie l’essentiel : parfait pour débuter`,
    runner: 'connaît les rues, mais pas tous les recoins',
    sharp: 'compte les cartes et ne rate pas grand-chose',
    underboss: 'voit presque tout et ne fait guère de cadeaux',
    kingpin: fr`ne laisse rien passer : sors le grand jeu`,
  },
  temperaments: {
    cautious: 'garde ce qui est acquis et reste hors d’atteinte',
    greedy: 'se jette sur ce qui rapporte le plus, tout de suite',
    vengeful: 'retient le dernier coup reçu et finit par le rendre',
  },
};
