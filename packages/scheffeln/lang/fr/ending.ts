import { fr } from '@backroom/kit';
import type { EndingWords } from '../../table/ending/words.ts';

export const endingWords: EndingWords = {
  places: 'Classement',
  place: (n) => (n === 1 ? '1re place' : `${n}e place`),
  perRound: 'Argent par manche',
  round: 'Manche',
  total: 'Total',
  decisive: ({ who, round, sum, at }) =>
    fr`Jour de paie décisif : à la manche ${round}, ${who} a pris ${sum} (${at}) et n’a plus jamais été derrière.`,
};
