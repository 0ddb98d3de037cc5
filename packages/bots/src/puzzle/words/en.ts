import type { PuzzleWords } from '../words.ts';

export const words: PuzzleWords = {
  title: 'Puzzle',
  heading: ({ number, grade }) => `Puzzle ${number} · ${grade}`,
  daily: (date) => `Puzzle of the day · ${date}`,
  grades: {
    1: 'one for the lookout',
    2: 'one for the runner',
    3: 'one for the card sharp',
    4: 'one for the underboss',
    5: 'one for the kingpin',
  },
  task: ({ who, seat, seats, moves }) =>
    `You are ${who}, seat ${seat} of ${seats}, and it is your turn. Of your ${moves} moves one is clearly the best. Which?`,
  right: ({ move, percent, next }) => `Right! ${move}: ${percent}% to win. The next best move has ${next}%.`,
  nearly: ({ move, percent, short }) =>
    `Nearly! ${move}: ${percent}% to win, ${short} ${short === 1 ? 'point' : 'points'} short of the best.`,
  wrong: ({ move, percent, rank, moves }) =>
    `Not this time. ${move}: ${percent}% to win. That is number ${rank} of ${moves}.`,
  solution: ({ move, percent }) => `The solution – ${move}: ${percent}% to win.`,
  why: (reasons) => `Why: ${reasons}.`,
  and: '; ',
};
