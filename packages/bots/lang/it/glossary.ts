// Italian: the names of levels and temperaments. Every text takes them from here.
import type { BotGlossary } from '../../src/words/glossary.ts';

export const glossary: BotGlossary = {
  levels: {
    lookout: { name: 'Palo', strength: 'Principiante' },
    runner: { name: 'Galoppino', strength: 'Facile' },
    sharp: { name: 'Dritto', strength: 'Bravo' },
    underboss: { name: 'Vice', strength: 'Forte' },
    kingpin: { name: 'Capo dei capi', strength: 'Il migliore' },
  },
  temperaments: { cautious: 'prudente', greedy: 'insaziabile', vengeful: 'che non dimentica' },
};
