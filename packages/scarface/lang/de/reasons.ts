// Warum, auf Deutsch.
import type { Reasons } from '../../src/words/reasons.ts';

const other = (than: 'best' | 'next'): string => `als mit der ${than === 'best' ? 'besten' : 'nächstbesten'} Aktion`;

export const reasons: Reasons = {
  fulfils: (job) => `das erfüllt ${job}`,
  seizes: (tile) => `das bringt dir ${tile}`,
  hires: (card) => `das holt ${card} in deine Gang`,
  raises: (stat, level) => `das hebt ${stat} auf Stufe ${level}`,
  keeps: (tile) => `das schützt ${tile}`,
  harms: (who, sum) => `das kostet ${who} etwa ${sum}`,
  more: (sum, than) => `bis zu deinem nächsten Zug hast du etwa ${sum} mehr ${other(than)}`,
  less: (sum, than) => `bis zu deinem nächsten Zug hast du etwa ${sum} weniger ${other(than)}`,
  earns: (sum) => `bis zu deinem nächsten Zug hast du etwa ${sum} mehr`,
  costs: (sum) => `bis zu deinem nächsten Zug kostet es dich etwa ${sum}`,
  stores: (goods) => `das bringt ${goods === 1 ? 'eine Ware' : `etwa ${goods} Waren`} ins Lager`,
  crimeUp: (to) => `deine Verbrechensrate steigt auf etwa ${to}`,
  crimeDown: (to) => `deine Verbrechensrate sinkt auf etwa ${to}`,
};
