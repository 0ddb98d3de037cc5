// Three tasks: lead high, win cheaply, take the last bottle. The learner sits at seat 0.
import type { Lesson, LessonStep } from '@backroom/kit';
import { load } from '../lang/lesson.lazy.ts';

const position = (hands: number[][], played: number[], bottles: number[], gone: number[]): LessonStep['state'] => ({
  ...{ cards: 12, hands, played, bottles, gone },
  turn: 0,
  phase: 'play',
});

export const lesson: Lesson = {
  learner: 0,
  steps: [
    {
      state: position(
        [
          [3, 7, 11],
          [2, 6, 9],
        ],
        [0, 0],
        [0, 0],
        [],
      ),
      offered: ['play 3', 'play 7', 'play 11'],
      wanted: ['play 11'],
      afterwards: [[1, 'play 2']],
      guided: true,
    },
    {
      state: position([[7, 12], [9]], [0, 6], [0, 1], [1, 10, 6]),
      offered: ['play 7', 'play 12'],
      wanted: ['play 7'],
    },
    {
      state: position([[12], [9]], [0, 0], [1, 1], [1, 10, 6, 7]),
      offered: ['play 12'],
      wanted: ['play 12'],
      afterwards: [[1, 'play 9']],
    },
  ],
  words: async (language) => (await load[language]()).lesson,
};
