import type { EndingWords } from '../../src/table/ending-words.ts';

export const endingWords: EndingWords = {
  youWon: '¡Has ganado!',
  rank: 'Puesto',
  player: 'Jugador',
  money: 'Dinero',
  replay: 'Ver la repetición',
  again: 'Jugar otra vez',
  stopped: 'La partida se terminó antes de tiempo.',
  result: 'Resultado',
};
