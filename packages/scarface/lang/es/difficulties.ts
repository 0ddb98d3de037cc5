// Español: what the difficulties are called.
import type { DifficultyNames } from '../../src/words/rival/texts.ts';

export const difficulties: DifficultyNames = {
  associate: 'Socio',
  rulebook: 'Según el reglamento',
  underboss: 'Subjefe',
  boss: 'Jefe',
  untouchable: 'Intocable',
};
