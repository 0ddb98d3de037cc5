import type { PuzzlePhrases } from '../../src/puzzle/phrases.ts';

export const phrases: PuzzlePhrases = {
  usage: (command) => `${command} puzzle [options]`,
  rows: [
    ['--date YYYY-MM-DD', 'the puzzle of that day (default: today)'],
    ['--grade 1|2|3|4|5', 'one of that grade, from easy to hard'],
    ['--number N', 'puzzle number N of the collection'],
    ['--game GAME', 'puzzles of this game (default: the first game)'],
    ['--language LANGUAGE', 'en, de, fr, it or es; also --lang'],
    ['--text', 'the table in sentences, for screen readers'],
    ['--no-color', 'no colours; NO_COLOR does the same'],
    ['--help', 'this list'],
  ],
  seeHelp: '“backroom puzzle --help” shows what is possible.',
  badDate: (given) => `--date can’t be “${given}”: name a day that exists as YYYY-MM-DD, such as 2027-03-14.`,
  oneOrOther: '--number names one puzzle: leave out --date and --grade, or leave out --number.',
  noneFor: (game) => `There are no puzzles for “${game}” yet.`,
  playedWith: (rules) => `At this table: ${rules}.`,
  yourAnswer: 'Your answer › ',
  noHints: 'No hints in a puzzle. Take your best guess: the solution follows your answer.',
  another: 'Enter for another, q to quit › ',
};
