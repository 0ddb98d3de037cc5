import type { EndingWords } from '../../table/ending/words.ts';

export const endingWords: EndingWords = {
  places: 'Plätze',
  place: (n) => `${n}. Platz`,
  perRound: 'Geld je Runde',
  round: 'Runde',
  total: 'Summe',
  decisive: ({ who, round, sum, at }) =>
    `Entscheidender Zahltag: In Runde ${round} kassierte ${who} ${sum} (${at}) und lag danach nie mehr zurück.`,
};
