// English: what the difficulties are called.
import type { DifficultyNames } from '../../src/words/rival/texts.ts';

export const difficulties: DifficultyNames = {
  associate: 'Associate',
  rulebook: 'By the rulebook',
  underboss: 'Underboss',
  boss: 'Boss',
  untouchable: 'Untouchable',
};
