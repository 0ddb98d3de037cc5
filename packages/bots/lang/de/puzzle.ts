import { gradesOf } from '../../src/puzzle/grades.ts';
import type { PuzzleWords } from '../../src/puzzle/words.ts';
import { glossary } from './glossary.ts';

export const words: PuzzleWords = {
  title: 'Rätsel',
  heading: ({ number, grade }) => `Rätsel ${number} · ${grade}`,
  daily: (date) => `Rätsel des Tages · ${date}`,
  grades: gradesOf(glossary, (level) => `Stufe: ${level}`),
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
