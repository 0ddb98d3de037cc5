// French sets no-break spaces before : ! ? and %.
import type { PuzzleWords } from '../words.ts';

export const words: PuzzleWords = {
  title: 'Énigme',
  heading: ({ number, grade }) => `Énigme ${number} · ${grade}`,
  daily: (date) => `Énigme du jour · ${date}`,
  grades: {
    1: 'à la portée du guetteur',
    2: 'à la portée du coursier',
    3: 'pour le tricheur',
    4: 'pour le bras droit',
    5: 'pour le parrain',
  },
  task: ({ who, seat, seats, moves }) =>
    `Tu es ${who}, place ${seat} sur ${seats}, et c’est à toi de jouer. Parmi tes ${moves} coups, un seul est nettement le meilleur. Lequel\u202f?`,
  right: ({ move, percent, next }) =>
    `Bien vu\u202f! ${move}\u00a0: ${percent}\u202f% de chances de gagner. Le deuxième meilleur coup en a ${next}\u202f%.`,
  nearly: ({ move, percent, short }) =>
    `Presque\u202f! ${move}\u00a0: ${percent}\u202f% de chances de gagner, ${short} ${short < 2 ? 'point' : 'points'} de moins que le meilleur coup.`,
  wrong: ({ move, percent, rank, moves }) =>
    `Pas cette fois. ${move}\u00a0: ${percent}\u202f% de chances de gagner. C’est le coup numéro ${rank} sur ${moves}.`,
  solution: ({ move, percent }) => `La solution – ${move}\u00a0: ${percent}\u202f% de chances de gagner.`,
  why: (reasons) => `Pourquoi\u00a0: ${reasons}.`,
  and: '\u202f; ',
};
