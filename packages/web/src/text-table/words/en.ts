// English.
import { count } from '../../words/numbers.ts';
import type { TextTableWords } from './catalogue.ts';

const n = count('en');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: 'Your move: one choice', other: (x) => `Your move: ${x} choices` }),
  keys: 'Arrow keys, a number or the first letters of a word find a choice; Enter takes it.',
  waiting: 'Nothing to decide: others are thinking.',
  watching: 'You are watching.',
  confirm: 'Press once more to do this.',
  suggested: 'suggested',
  brings: 'What it certainly brings:',
  news: 'Since your last move',
  latest: 'Just now',
  earlier: (count) => n(count, { one: 'One line before that', other: (x) => `${x} lines before that` }),
  notAllowed: (count) =>
    n(count, { one: 'Shown, but not allowed now: one thing', other: (x) => `Shown, but not allowed now: ${x} things` }),
  rule: (id) => `Rule ${id}`,
  table: 'The table in sentences',
  timeLeft: (time) => `Time left: ${time}`,
};
