// French sets no-break spaces before : ! ? and %.
import { fr } from '@backroom/kit';
import { gradesOf } from '../../src/puzzle/grades.ts';
import type { PuzzleWords } from '../../src/puzzle/words.ts';
import { glossary } from './glossary.ts';

export const words: PuzzleWords = {
  title: 'Énigme',
  heading: ({ number, grade }) => `Énigme ${number} · ${grade}`,
  daily: (date) => `Énigme du jour · ${date}`,
  grades: gradesOf(glossary, (level) => fr`niveau : ${level}`),
  task: ({ who, seat, seats, moves }) =>
    fr`Tu es ${who}, place ${seat} sur ${seats}, et c’est à toi de jouer. Parmi tes ${moves} coups, un seul est nettement le meilleur. Lequel ?`,
  right: ({ move, percent, next }) =>
    fr`Bien vu ! ${move} : ${percent} % de chances de gagner. Le deuxième meilleur coup en a ${next} %.`,
  nearly: ({ move, percent, short }) =>
    fr`Presque ! ${move} : ${percent} % de chances de gagner, ${short} ${short < 2 ? 'point' : 'points'} de moins que le meilleur coup.`,
  wrong: ({ move, percent, rank, moves }) =>
    fr`Pas cette fois. ${move} : ${percent} % de chances de gagner. C’est le coup numéro ${rank} sur ${moves}.`,
  solution: ({ move, percent }) => fr`La solution – ${move} : ${percent} % de chances de gagner.`,
  why: (reasons) => fr`Pourquoi : ${reasons}.`,
  and: fr` ; `,
};
