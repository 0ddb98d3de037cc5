// English.
import { count } from '@backroom/kit';
import type { TextTableWords } from '../../src/text-table/words/catalogue.ts';

const n = count('en');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: 'Your move: one choice', other: (x) => `Your move: ${x} choices` }),
  keys: 'Arrow keys, a number or the first letters of a word find a choice; Enter takes it.',
  waiting: 'Nothing to decide: waiting for the others.',
  watching: 'You are watching.',
  confirm: 'Press again to confirm.',
  suggested: 'suggested',
  brings: 'Guaranteed result:',
  news: 'Since your last move',
  latest: 'Just now',
  earlier: (count) => n(count, { one: 'One line before that', other: (x) => `${x} lines before that` }),
  notAllowed: (count) => n(count, { one: 'Not possible now (1)', other: (x) => `Not possible now (${x})` }),
  rule: (id) => `Rule ${id}`,
  table: 'The table in sentences',
  timeLeft: (time) => `Time left: ${time}`,
};
