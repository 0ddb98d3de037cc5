import type { MenuWords } from '../../src/table/menu-words.ts';

export const menuWords: MenuWords = {
  endSure: 'End this match for everybody? It cannot be resumed.',
  endYes: 'End it',
  endNo: 'Keep playing',
  bots: 'Bot speed',
  paces: { calm: 'Calm', quick: 'Quick', none: 'At once' },
  showAgain: 'Show again',
  show: 'Show me',
  inWords: 'In words',
  soundOn: 'Sound: on',
  soundOff: 'Sound: off',
  noHints: 'No hints here: you are playing with other people.',
  hints: 'Hints are allowed here: the host chose this when opening the table.',
};
