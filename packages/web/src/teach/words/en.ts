// English.
import { count } from '../../words/numbers.ts';
import type { TeachWords } from './catalogue.ts';

const n = count('en');

export const words: TeachWords = {
  board: { asPicture: 'Show the picture', asText: 'Show it as text' },
  hint: {
    title: 'Three good moves',
    thinking: 'Thinking it through …',
    chance: (percent) => `${percent} to win`,
    pointOut: 'Point it out on the table',
    pointedOut: 'Pointed out',
    nothing: 'There is nothing to decide right now.',
    and: '; ',
    fair: 'The hint knows only what you can see.',
  },
  puzzle: {
    today: 'Puzzle of the day',
    grade: 'Grade',
    number: 'Number',
    previous: 'Previous puzzle',
    next: 'Next puzzle',
    again: 'Try again',
    another: 'Another one',
    yourAnswer: 'Your answer',
    streak: (days) => n(days, { one: 'One day in a row', other: (x) => `${x} days in a row` }),
    noStreak: 'Solve the puzzle of the day to begin a run.',
    solved: (count, of) => `${count} of ${of} solved`,
    isSolved: 'solved',
  },
  rules: {
    title: 'Rules',
    search: 'Search the rules',
    found: (count) => n(count, { one: 'One rule found', other: (x) => `${x} rules found` }),
    ruling: 'Ruling',
    rulings:
      'Where the rulebooks are silent or contradict each other, we had to decide. Such rules are marked as rulings.',
    games: 'Which game',
    chapters: 'Chapters',
    link: (id) => `Link to rule ${id}`,
  },
};
