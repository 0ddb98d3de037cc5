// Warum, auf Deutsch.
import type { Reasons } from '../reasons.ts';

export const reasons: Reasons = {
  fulfils: (job) => `das erfüllt ${job}`,
  seizes: (tile) => `das bringt dir ${tile}`,
  hires: (card) => `das holt ${card} in deine Gang`,
  raises: (stat, level) => `das hebt ${stat} auf Stufe ${level}`,
  earns: (sum) => `am Ende des Zugs hast du etwa ${sum} mehr`,
  costs: (sum) => `bis zum Ende des Zugs kostet es dich etwa ${sum}`,
  stores: (goods) => `das bringt ${goods === 1 ? 'eine Ware' : `etwa ${goods} Waren`} ins Lager`,
  crimeUp: (to) => `deine Verbrechensrate steigt auf etwa ${to}`,
  crimeDown: (to) => `deine Verbrechensrate sinkt auf etwa ${to}`,
};
