import type { PuzzlePhrases } from '../../src/puzzle/phrases.ts';

export const phrases: PuzzlePhrases = {
  usage: (command) => `${command} puzzle [Optionen]`,
  rows: [
    ['--date JJJJ-MM-TT', 'das Rätsel dieses Tages (sonst von heute)'],
    ['--grade 1|2|3|4|5', 'eines dieser Stufe, von leicht bis schwer'],
    ['--number N', 'Rätsel Nummer N der Sammlung'],
    ['--game SPIEL', 'Rätsel dieses Spiels (sonst des ersten)'],
    ['--language SPRACHE', 'en, de, fr, it oder es; auch --lang'],
    ['--text', 'der Tisch in Sätzen, etwa für Screenreader'],
    ['--no-color', 'ohne Farben; NO_COLOR bewirkt dasselbe'],
    ['--help', 'diese Liste'],
  ],
  seeHelp: 'Was möglich ist, zeigt „backroom puzzle --help“.',
  badDate: (given) =>
    `--date kann nicht „${given}“ sein: Nenne einen Tag, den es gibt, als JJJJ-MM-TT, etwa 2027-03-14.`,
  oneOrOther: '--number nennt schon ein Rätsel: Lass --date und --grade weg, oder lass --number weg.',
  noneFor: (game) => `Für „${game}“ gibt es noch keine Rätsel.`,
  playedWith: (rules) => `An diesem Tisch: ${rules}.`,
  yourAnswer: 'Deine Antwort › ',
  noHints: 'Beim Rätseln gibt es keine Tipps. Wähle, was dir am besten scheint: Die Lösung folgt auf deine Antwort.',
  another: 'noch eines mit Enter, Ende mit q › ',
};
