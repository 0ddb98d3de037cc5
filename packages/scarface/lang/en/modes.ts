import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  standard: { name: 'Standard', why: 'Jobs are dealt. The way to begin.' },
  draft: { name: 'Job draft', why: 'Keep one Job, pass the rest: more to plan.' },
  alone: { name: 'Against the Enforcer', why: 'One rival whose every step is explained.' },
  hard: { associate: 'Easy', rulebook: 'Medium', underboss: 'Hard', boss: 'Very hard', untouchable: 'Hardest' },
};
