// Why, in English.
import type { Reasons } from '../reasons.ts';

export const reasons: Reasons = {
  fulfils: (job) => `it fulfils ${job}`,
  seizes: (tile) => `it wins you ${tile}`,
  hires: (card) => `it brings ${card} into your gang`,
  raises: (stat, level) => `it raises ${stat} to level ${level}`,
  earns: (sum) => `by the end of the turn you have about ${sum} more`,
  costs: (sum) => `by the end of the turn it has cost you about ${sum}`,
  stores: (goods) => `it lays in ${goods === 1 ? 'one good' : `about ${goods} goods`}`,
  crimeUp: (to) => `your Crime Rate rises to about ${to}`,
  crimeDown: (to) => `your Crime Rate falls to about ${to}`,
};
