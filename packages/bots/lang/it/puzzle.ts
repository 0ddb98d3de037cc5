import { gradesOf } from '../../src/puzzle/grades.ts';
import type { PuzzleWords } from '../../src/puzzle/words.ts';
import { glossary } from './glossary.ts';

export const words: PuzzleWords = {
  title: 'Rompicapo',
  heading: ({ number, grade }) => `Rompicapo ${number} · ${grade}`,
  daily: (date) => `Rompicapo del giorno · ${date}`,
  grades: gradesOf(glossary, (level) => `livello: ${level}`),
  task: ({ who, seat, seats, moves }) =>
    `Sei ${who}, posto ${seat} di ${seats}, e tocca a te. Delle tue ${moves} mosse una è nettamente la migliore. Quale?`,
  right: ({ move, percent, next }) =>
    `Giusto! ${move}: ${percent}% di probabilità di vincere. La seconda mossa migliore ha il ${next}%.`,
  nearly: ({ move, percent, short }) =>
    `Quasi! ${move}: ${percent}% di probabilità di vincere, ${short} ${short === 1 ? 'punto' : 'punti'} in meno della mossa migliore.`,
  wrong: ({ move, percent, rank, moves }) =>
    `Stavolta no. ${move}: ${percent}% di probabilità di vincere. È la mossa numero ${rank} su ${moves}.`,
  solution: ({ move, percent }) => `La soluzione – ${move}: ${percent}% di probabilità di vincere.`,
  why: (reasons) => `Perché: ${reasons}.`,
  and: '; ',
};
