// English: the names of levels and temperaments. Every text takes them from here.
import type { BotGlossary } from '../../src/words/glossary.ts';

export const glossary: BotGlossary = {
  levels: {
    lookout: { name: 'Lookout', strength: 'Beginner' },
    runner: { name: 'Runner', strength: 'Easy' },
    sharp: { name: 'Sharp', strength: 'Good' },
    underboss: { name: 'Underboss', strength: 'Strong' },
    kingpin: { name: 'Kingpin', strength: 'Best' },
  },
  temperaments: { cautious: 'cautious', greedy: 'greedy', vengeful: 'vengeful' },
};
