// Perché, in italiano.
import type { Reasons } from '../../src/words/reasons.ts';

const other = (than: 'best' | 'next'): string =>
  `che con la ${than === 'best' ? 'migliore azione' : 'seconda migliore azione'}`;

export const reasons: Reasons = {
  fulfils: (job) => `così compi ${job}`,
  seizes: (tile) => `così ottieni ${tile}`,
  hires: (card) => `così ${card} entra nella tua gang`,
  raises: (stat, level) => `${stat} sale al livello ${level}`,
  keeps: (tile) => `così proteggi ${tile}`,
  harms: (who, sum) => `così ${who} perde circa ${sum}`,
  more: (sum, than) => `entro il tuo prossimo turno hai circa ${sum} in più ${other(than)}`,
  less: (sum, than) => `entro il tuo prossimo turno hai circa ${sum} in meno ${other(than)}`,
  earns: (sum) => `entro il tuo prossimo turno hai circa ${sum} in più`,
  costs: (sum) => `entro il tuo prossimo turno ti costa circa ${sum}`,
  stores: (goods) => `così metti da parte ${goods === 1 ? 'una merce' : `circa ${goods} merci`}`,
  crimeUp: (to) => `la tua Criminalità sale a circa ${to}`,
  crimeDown: (to) => `la tua Criminalità scende a circa ${to}`,
};
