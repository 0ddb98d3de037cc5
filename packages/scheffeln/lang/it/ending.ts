import type { EndingWords } from '../../table/ending/words.ts';

export const endingWords: EndingWords = {
  places: 'Classifica',
  place: (n) => `${n}º posto`,
  perRound: 'Denaro per round',
  round: 'Round',
  total: 'Totale',
  decisive: ({ who, round, sum, at }) =>
    `Giorno di paga decisivo: nel round ${round} ${who} ha preso ${sum} (${at}) e da lì in poi nessuno è più passato avanti.`,
};
