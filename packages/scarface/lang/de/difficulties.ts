// Deutsch: what the difficulties are called.
import type { DifficultyNames } from '../../src/words/rival/texts.ts';

export const difficulties: DifficultyNames = {
  associate: 'Komplize',
  rulebook: 'Nach Regelheft',
  underboss: 'Unterboss',
  boss: 'Boss',
  untouchable: 'Unbestechlich',
};
