import { gradesOf } from '../../src/puzzle/grades.ts';
import type { PuzzleWords } from '../../src/puzzle/words.ts';
import { glossary } from './glossary.ts';

export const words: PuzzleWords = {
  title: 'Puzzle',
  heading: ({ number, grade }) => `Puzzle ${number} · ${grade}`,
  daily: (date) => `Puzzle of the day · ${date}`,
  grades: gradesOf(glossary, (level) => `level: ${level}`),
  task: ({ who, seat, seats, moves }) =>
    `You are ${who}, seat ${seat} of ${seats}, and it is your turn. One of your ${moves} moves is clearly the best. Which one?`,
  right: ({ move, percent, next }) => `Right! ${move}: ${percent}% to win. The next best move has ${next}%.`,
  nearly: ({ move, percent, short }) =>
    `Nearly! ${move}: ${percent}% to win, ${short} ${short === 1 ? 'point' : 'points'} short of the best.`,
  wrong: ({ move, percent, rank, moves }) =>
    `Not this time. ${move}: ${percent}% to win. That is number ${rank} of ${moves}.`,
  solution: ({ move, percent }) => `The solution – ${move}: ${percent}% to win.`,
  why: (reasons) => `Why: ${reasons}.`,
  and: '; ',
};
