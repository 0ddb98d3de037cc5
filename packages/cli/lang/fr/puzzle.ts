import { fr } from '@backroom/kit';
import type { PuzzlePhrases } from '../../src/puzzle/phrases.ts';

export const phrases: PuzzlePhrases = {
  usage: (command) => `${command} puzzle [options]`,
  rows: [
    ['--date AAAA-MM-JJ', 'l’énigme de ce jour-là (sinon celle d’aujourd’hui)'],
    ['--grade 1|2|3|4|5', 'une énigme de ce niveau, du plus facile au plus difficile'],
    ['--number N', 'l’énigme numéro N du recueil'],
    ['--game JEU', 'le jeu (sinon le premier)'],
    ['--language LANGUE', fr`en, de, fr, it ou es ; aussi --lang`],
    ['--text', 'la table en phrases, par exemple pour un lecteur d’écran'],
    ['--no-color', fr`sans couleurs ; NO_COLOR fait de même`],
    ['--help', 'cette liste'],
  ],
  seeHelp: fr`« backroom puzzle --help » montre ce qui est possible.`,
  badDate: (given) =>
    fr`--date ne peut pas être « ${given} » : donne un jour qui existe, écrit AAAA-MM-JJ, comme 2027-03-14.`,
  oneOrOther: fr`--number désigne déjà une énigme : retire --date et --grade, ou bien retire --number.`,
  noneFor: (game) => fr`Il n’y a pas encore d’énigmes pour « ${game} ».`,
  playedWith: (rules) => fr`À cette table : ${rules}.`,
  yourAnswer: 'Ta réponse › ',
  noHints: fr`Pas de conseil pour une énigme. Choisis ce qui te semble le mieux : la solution suit la réponse.`,
  another: 'Entrée pour une autre, q pour finir › ',
};
