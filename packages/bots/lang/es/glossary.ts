// Spanish: the names of levels and temperaments. Every text takes them from here.
import type { BotGlossary } from '../../src/words/glossary.ts';

export const glossary: BotGlossary = {
  levels: {
    lookout: { name: 'Centinela', strength: 'Principiante' },
    runner: { name: 'Recadero', strength: 'Fácil' },
    sharp: { name: 'Lince', strength: 'Bueno' },
    underboss: { name: 'Subjefe', strength: 'Fuerte' },
    kingpin: { name: 'Capo', strength: 'El mejor' },
  },
  temperaments: { cautious: 'prudente', greedy: 'insaciable', vengeful: 'que no olvida' },
};
