import type { EndingWords } from '../../table/ending/words.ts';

export const endingWords: EndingWords = {
  places: 'Clasificación',
  place: (n) => `${n}.º puesto`,
  perRound: 'Dinero por ronda',
  round: 'Ronda',
  total: 'Total',
  decisive: ({ who, round, sum, at }) =>
    `Día de paga decisivo: en la ronda ${round} ${who} cobró ${sum} (${at}) y desde entonces no volvió a ir por detrás.`,
};
