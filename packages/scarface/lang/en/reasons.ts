// Why, in English.
import type { Reasons } from '../../src/words/reasons.ts';

const other = (than: 'best' | 'next'): string => `than with the ${than === 'best' ? 'best' : 'next best'} action`;

export const reasons: Reasons = {
  fulfils: (job) => `it fulfils ${job}`,
  seizes: (tile) => `it wins you ${tile}`,
  hires: (card) => `it brings ${card} into your gang`,
  raises: (stat, level) => `it raises ${stat} to level ${level}`,
  keeps: (tile) => `it protects ${tile}`,
  harms: (who, sum) => `it costs ${who} about ${sum}`,
  more: (sum, than) => `by your next turn you have about ${sum} more ${other(than)}`,
  less: (sum, than) => `by your next turn you have about ${sum} less ${other(than)}`,
  earns: (sum) => `by your next turn you have about ${sum} more`,
  costs: (sum) => `by your next turn it has cost you about ${sum}`,
  stores: (goods) => `it lays in ${goods === 1 ? 'one good' : `about ${goods} goods`}`,
  crimeUp: (to) => `your Crime Rate rises to about ${to}`,
  crimeDown: (to) => `your Crime Rate falls to about ${to}`,
};
