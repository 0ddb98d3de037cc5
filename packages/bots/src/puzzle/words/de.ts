import type { PuzzleWords } from '../words.ts';

export const words: PuzzleWords = {
  title: 'Rätsel',
  heading: ({ number, grade }) => `Rätsel ${number} · ${grade}`,
  daily: (date) => `Rätsel des Tages · ${date}`,
  grades: {
    1: 'etwas für den Schmieresteher',
    2: 'etwas für den Laufburschen',
    3: 'etwas für den Falschspieler',
    4: 'etwas für den Unterboss',
    5: 'etwas für den großen Boss',
  },
  task: ({ who, seat, seats, moves }) =>
    `Du bist ${who}, Platz ${seat} von ${seats}, und am Zug. Von deinen ${moves} Zügen ist einer klar der beste. Welcher?`,
  right: ({ move, percent, next }) =>
    `Richtig! ${move}: ${percent}\u00a0% Siegchance. Der nächstbeste Zug hat ${next}\u00a0%.`,
  nearly: ({ move, percent, short }) =>
    `Fast! ${move}: ${percent}\u00a0% Siegchance, ${short} ${short === 1 ? 'Punkt' : 'Punkte'} weniger als beim besten Zug.`,
  wrong: ({ move, percent, rank, moves }) =>
    `Diesmal nicht. ${move}: ${percent}\u00a0% Siegchance. Das ist Rang ${rank} von ${moves}.`,
  solution: ({ move, percent }) => `Die Lösung – ${move}: ${percent}\u00a0% Siegchance.`,
  why: (reasons) => `Warum: ${reasons}.`,
  and: '; ',
};
