// Pourquoi, en français.
import type { Reasons } from '../reasons.ts';

export const reasons: Reasons = {
  fulfils: (job) => `cela accomplit ${job}`,
  seizes: (tile) => `cela te donne ${tile}`,
  hires: (card) => `cela fait entrer ${card} dans ton gang`,
  raises: (stat, level) => `${stat} passe au niveau ${level}`,
  earns: (sum) => `à la fin du tour, tu as environ ${sum} de plus`,
  costs: (sum) => `d’ici la fin du tour, cela te coûte environ ${sum}`,
  stores: (goods) => `cela met en réserve ${goods === 1 ? 'une marchandise' : `environ ${goods} marchandises`}`,
  crimeUp: (to) => `ta Criminalité monte à ${to} environ`,
  crimeDown: (to) => `ta Criminalité descend à ${to} environ`,
};
