// Italiano: what the difficulties are called.
import type { DifficultyNames } from '../../src/words/rival/texts.ts';

export const difficulties: DifficultyNames = {
  associate: 'Complice',
  rulebook: 'Da regolamento',
  underboss: 'Vice',
  boss: 'Boss',
  untouchable: 'Intoccabile',
};
