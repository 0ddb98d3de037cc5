// The lesson: six small tasks at a real table.
import type { Lesson } from '@backroom/kit';
import { load } from '../lang/lesson.lazy.ts';
import { LEARNER, LESSON, STEPS } from './positions.ts';

export const lesson: Lesson = {
  learner: LEARNER,
  steps: STEPS.map((name) => LESSON[name]),
  words: async (language) => {
    const { words } = await load[language]();
    return { ...words, steps: STEPS.map((name) => words.steps[name]) };
  },
};
