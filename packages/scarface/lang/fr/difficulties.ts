// Français: what the difficulties are called.
import type { DifficultyNames } from '../../src/words/rival/texts.ts';

export const difficulties: DifficultyNames = {
  associate: 'Associé',
  rulebook: 'Selon le livret',
  underboss: 'Second',
  boss: 'Boss',
  untouchable: 'Incorruptible',
};
