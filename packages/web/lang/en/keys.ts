import type { KeyWords } from '../../src/table/key-words.ts';

export const keyWords: KeyWords = {
  title: 'Keys',
  card: 'Choose a card',
  zoom: 'Show the card in full',
  list: 'Show or hide this list',
  off: 'Single-key shortcuts at the table',
};
