import type { EndingWords } from '../../src/table/ending-words.ts';

export const endingWords: EndingWords = {
  youWon: 'You won!',
  rank: 'Rank',
  player: 'Player',
  money: 'Money',
  replay: 'Watch the replay',
  again: 'Play again',
  stopped: 'The match was ended early.',
  result: 'Result',
};
