// German: the names of levels and temperaments. Every text takes them from here.
import type { BotGlossary } from '../../src/words/glossary.ts';

export const glossary: BotGlossary = {
  levels: {
    lookout: { name: 'Schmieresteher', strength: 'Anfänger' },
    runner: { name: 'Laufbursche', strength: 'Leicht' },
    sharp: { name: 'Zocker', strength: 'Gut' },
    underboss: { name: 'Unterboss', strength: 'Stark' },
    kingpin: { name: 'Pate', strength: 'Am stärksten' },
  },
  temperaments: { cautious: 'vorsichtig', greedy: 'gierig', vengeful: 'nachtragend' },
};
