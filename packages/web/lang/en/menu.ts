import type { MenuWords } from '../../src/table/menu-words.ts';

export const menuWords: MenuWords = {
  pause: 'Pause',
  resume: 'Resume',
  end: 'End the match',
  leave: 'Leave your seat to a bot',
  comeBack: 'Take your seat again',
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
