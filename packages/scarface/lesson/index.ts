// The lesson: eight small tasks at a real table, all from one game.
import type { Lesson } from '@backroom/kit';
import { lang } from '../lang/index.ts';
import { LEARNER } from './game.ts';
import { LESSON, STEPS } from './positions.ts';

export const lesson: Lesson = {
  learner: LEARNER,
  steps: STEPS.map((name) => LESSON[name]),
  // Two players: the shortest game there is.
  firstGame: { options: {}, opponents: 1 },
  words: async (language) => {
    const { lesson: words } = await lang[language].lesson();
    return { ...words, steps: STEPS.map((name) => words.steps[name]) };
  },
};
