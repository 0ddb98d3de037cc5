import type { PuzzlePhrases } from '../phrases.ts';

export const phrases: PuzzlePhrases = {
  usage: 'npx backroom puzzle [options]',
  rows: [
    ['--date AAAA-MM-JJ', 'l’énigme de ce jour-là (sinon celle d’aujourd’hui)'],
    ['--grade 1|2|3|4|5', 'une énigme de ce niveau, du plus facile au plus difficile'],
    ['--number N', 'l’énigme numéro N du recueil'],
    ['--game JEU', 'le jeu (sinon le premier)'],
    ['--language LANGUE', 'en, de, fr, it ou es\u202f; aussi --lang'],
    ['--text', 'la table en phrases, par exemple pour un lecteur d’écran'],
    ['--no-color', 'des lettres seulement\u202f; NO_COLOR fait de même'],
    ['--help', 'cette liste'],
  ],
  seeHelp: '«\u00a0backroom puzzle --help\u00a0» montre ce qui est possible.',
  badDate: (given) =>
    `--date ne peut pas être «\u00a0${given}\u00a0»\u00a0: donne un jour qui existe, écrit AAAA-MM-JJ, comme 2027-03-14.`,
  oneOrOther: '--number désigne déjà une énigme\u00a0: retire --date et --grade, ou bien retire --number.',
  noneFor: (game) => `Il n’y a pas encore d’énigmes pour «\u00a0${game}\u00a0».`,
  playedWith: (rules) => `À cette table\u00a0: ${rules}.`,
  yourAnswer: 'Ta réponse › ',
  noHints: 'Pas de conseil pour une énigme. Choisis ce qui te semble le mieux\u00a0: la solution suit la réponse.',
  another: 'Entrée pour une autre, q pour finir › ',
};
