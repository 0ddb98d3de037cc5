import type { EndingWords } from '../../table/ending/words.ts';

const ENGLISH_ENDINGS = ['th', 'st', 'nd', 'rd'];

export const endingWords: EndingWords = {
  places: 'Places',
  place: (n) => `${n}${ENGLISH_ENDINGS[n] ?? 'th'} place`,
  perRound: 'Money per round',
  round: 'Round',
  total: 'Total',
  decisive: ({ who, round, sum, at }) =>
    `Decisive payday: in round ${round} ${who} took ${sum} at ${at} and was never behind again.`,
};
