// French. A no-break space stands before the colon.
import type { BotWords } from './catalogue.ts';

export const words: BotWords = {
  levels: {
    lookout: {
      name: 'guetteur',
      line: 'voit un tiers de la table et en oublie l’essentiel\u00a0: parfait pour débuter',
    },
    runner: { name: 'coursier', line: 'connaît les rues, mais pas tous les recoins' },
    sharp: { name: 'flambeur', line: 'compte les cartes et ne rate pas grand-chose' },
    underboss: { name: 'bras droit', line: 'voit presque tout et ne fait guère de cadeaux' },
    kingpin: { name: 'parrain', line: 'ne laisse rien passer\u00a0: sors le grand jeu' },
  },
  temperaments: {
    cautious: { name: 'sur ses gardes', line: 'garde ce qui est acquis et reste hors d’atteinte' },
    greedy: { name: 'insatiable', line: 'se jette sur ce qui rapporte le plus, tout de suite' },
    vengeful: { name: 'qui n’oublie rien', line: 'retient le dernier coup reçu et finit par le rendre' },
  },
};
