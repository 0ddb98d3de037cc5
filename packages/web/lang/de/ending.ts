import type { EndingWords } from '../../src/table/ending-words.ts';

export const endingWords: EndingWords = {
  youWon: 'Du hast gewonnen!',
  rank: 'Rang',
  player: 'Name',
  money: 'Geld',
  replay: 'Wiederholung ansehen',
  again: 'Noch eine Partie',
  stopped: 'Die Partie wurde vorzeitig beendet.',
  result: 'Ergebnis',
};
