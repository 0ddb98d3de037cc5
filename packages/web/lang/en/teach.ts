// English.
import { count } from '@backroom/kit';
import type { TeachWords } from '../../src/teach/words/catalogue.ts';

const n = count('en');

export const words: TeachWords = {
  board: { asPicture: 'Show the picture', asText: 'Show it as text' },
  lesson: {
    progress: (step, of) => `Task ${step} of ${of}`,
    yourTask: 'Your task',
    showMe: 'Show me',
    next: 'Next task',
    back: 'Previous task',
    again: 'Repeat this task',
    whatHappened: 'This happened',
    wouldHappen: 'This would happen',
    notAllowed: 'That is not allowed',
    unknown: 'That is not part of this task. Try one of the choices.',
    play: 'Play a game',
    firstGame: 'Play a first game, with hints',
    offer: 'Learn it in small tasks',
    puzzle: 'Try a puzzle',
    rules: 'Read the rules',
  },
  hint: {
    title: (count) => ['A good move', 'Two good moves', 'Three good moves'][count - 1] ?? '',
    another: 'Another move',
    thinking: 'Thinking…',
    late: 'No hint came in time.',
    askAgain: 'Ask again',
    chance: (percent) => `${percent} to win`,
    pointOut: 'Show it on the table',
    pointedOut: 'Shown',
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
    solution: 'Show the solution',
    another: 'Another puzzle',
    yourAnswer: 'Your answer',
    streak: (days) => n(days, { one: 'One day in a row', other: (x) => `${x} days in a row` }),
    noStreak: 'Solve the puzzle of the day to start a streak.',
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
    games: 'Game',
    chapters: 'Chapters',
    link: (id) => `Link to rule ${id}`,
  },
};
