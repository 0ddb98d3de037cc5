// Pourquoi, en français.
import type { Reasons } from '../../src/words/reasons.ts';

const other = (than: 'best' | 'next'): string =>
  `qu’avec la ${than === 'best' ? 'meilleure action' : 'deuxième meilleure action'}`;

export const reasons: Reasons = {
  fulfils: (job) => `cela accomplit ${job}`,
  seizes: (tile) => `cela te donne ${tile}`,
  hires: (card) => `cela fait entrer ${card} dans ton gang`,
  raises: (stat, level) => `${stat} passe au niveau ${level}`,
  keeps: (tile) => `cela protège ${tile}`,
  harms: (who, sum) => `cela coûte environ ${sum} à ${who}`,
  more: (sum, than) => `d’ici ton prochain tour, tu as environ ${sum} de plus ${other(than)}`,
  less: (sum, than) => `d’ici ton prochain tour, tu as environ ${sum} de moins ${other(than)}`,
  earns: (sum) => `d’ici ton prochain tour, tu as environ ${sum} de plus`,
  costs: (sum) => `d’ici ton prochain tour, cela te coûte environ ${sum}`,
  stores: (goods) => `cela met en réserve ${goods === 1 ? 'une marchandise' : `environ ${goods} marchandises`}`,
  crimeUp: (to) => `ta Criminalité monte à ${to} environ`,
  crimeDown: (to) => `ta Criminalité descend à ${to} environ`,
};
