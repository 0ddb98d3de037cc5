// French: the names of levels and temperaments. Every text takes them from here.
import type { BotGlossary } from '../../src/words/glossary.ts';

export const glossary: BotGlossary = {
  levels: {
    lookout: { name: 'Guetteur', strength: 'Débutant' },
    runner: { name: 'Coursier', strength: 'Facile' },
    sharp: { name: 'As', strength: 'Bon' },
    underboss: { name: 'Second', strength: 'Fort' },
    kingpin: { name: 'Caïd', strength: 'Le meilleur' },
  },
  temperaments: { cautious: 'sur ses gardes', greedy: 'insatiable', vengeful: 'qui n’oublie rien' },
};
