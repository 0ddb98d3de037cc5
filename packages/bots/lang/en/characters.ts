// English.
import type { CharacterLines } from '../../src/words/catalogue.ts';

export const lines: CharacterLines = {
  levels: {
    lookout: 'sees a third of the table and forgets most of it: right for a first game',
    runner: 'knows the streets, but not every corner',
    sharp: 'counts the cards and misses little',
    underboss: 'sees nearly everything and seldom lets you off',
    kingpin: 'overlooks nothing: bring your best game',
  },
  temperaments: {
    cautious: 'holds on to what it has and stays out of reach',
    greedy: 'grabs what pays most right now',
    vengeful: 'remembers who struck last, and strikes back',
  },
};
