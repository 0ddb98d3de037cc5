import type { EndingWords } from '../../src/table/ending-words.ts';

export const endingWords: EndingWords = {
  youWon: 'Hai vinto!',
  rank: 'Posizione',
  player: 'Giocatore',
  money: 'Denaro',
  replay: 'Rivedi la partita',
  again: 'Gioca ancora',
  stopped: 'La partita è stata interrotta prima della fine.',
  result: 'Risultato',
};
