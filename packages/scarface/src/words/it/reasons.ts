// Perché, in italiano.
import type { Reasons } from '../reasons.ts';

export const reasons: Reasons = {
  fulfils: (job) => `così compi ${job}`,
  seizes: (tile) => `così ottieni ${tile}`,
  hires: (card) => `così ${card} entra nella tua gang`,
  raises: (stat, level) => `${stat} sale al livello ${level}`,
  earns: (sum) => `alla fine del turno hai circa ${sum} in più`,
  costs: (sum) => `entro la fine del turno ti costa circa ${sum}`,
  stores: (goods) => `così metti da parte ${goods === 1 ? 'una merce' : `circa ${goods} merci`}`,
  crimeUp: (to) => `la tua Criminalità sale a circa ${to}`,
  crimeDown: (to) => `la tua Criminalità scende a circa ${to}`,
};
