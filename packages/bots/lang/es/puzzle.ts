import { gradesOf } from '../../src/puzzle/grades.ts';
import type { PuzzleWords } from '../../src/puzzle/words.ts';
import { glossary } from './glossary.ts';

export const words: PuzzleWords = {
  title: 'Acertijo',
  heading: ({ number, grade }) => `Acertijo ${number} · ${grade}`,
  daily: (date) => `Acertijo del día · ${date}`,
  grades: gradesOf(glossary, (level) => `nivel: ${level}`),
  task: ({ who, seat, seats, moves }) =>
    `Eres ${who}, asiento ${seat} de ${seats}, y te toca. De tus ${moves} jugadas, una es claramente la mejor. ¿Cuál?`,
  right: ({ move, percent, next }) =>
    `¡Correcto! ${move}: ${percent}\u00a0% de opciones de ganar. La segunda mejor jugada tiene el ${next}\u00a0%.`,
  nearly: ({ move, percent, short }) =>
    `¡Casi! ${move}: ${percent}\u00a0% de opciones de ganar, ${short} ${short === 1 ? 'punto' : 'puntos'} menos que la mejor jugada.`,
  wrong: ({ move, percent, rank, moves }) =>
    `Esta vez no. ${move}: ${percent}\u00a0% de opciones de ganar. Es la número ${rank} de ${moves}.`,
  solution: ({ move, percent }) => `La solución – ${move}: ${percent}\u00a0% de opciones de ganar.`,
  why: (reasons) => `Por qué: ${reasons}.`,
  and: '; ',
};
