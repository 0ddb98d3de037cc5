// English.
import type { BotWords } from './catalogue.ts';

export const words: BotWords = {
  levels: {
    lookout: { name: 'lookout', line: 'sees a third of the table and forgets most of it: made for a first evening' },
    runner: { name: 'runner', line: 'knows the streets, but not every corner' },
    sharp: { name: 'sharp', line: 'counts the cards and misses little' },
    underboss: { name: 'underboss', line: 'sees nearly everything and seldom lets you off' },
    kingpin: { name: 'kingpin', line: 'overlooks nothing: bring your best game' },
  },
  temperaments: {
    cautious: { name: 'cautious', line: 'holds on to things and stays out of reach' },
    greedy: { name: 'greedy', line: 'grabs whatever pays most right now' },
    vengeful: { name: 'vengeful', line: 'remembers who struck last, and strikes back' },
  },
};
