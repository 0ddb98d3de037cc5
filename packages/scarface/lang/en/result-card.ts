// English: the result of a game alone, to share.
import type { ResultTexts } from '../../src/words/rival/result-card.ts';
import { gangs } from './cards/gangs.ts';
import { difficulties } from './difficulties.ts';

export const result: ResultTexts = {
  language: 'en',
  gangs,
  difficulties,
  daily: (number, date) => `Scarface 1920, challenge ${number} of ${date}`,
  solo: 'Scarface 1920, alone against the Enforcer',
  table: (own, rival, difficulty) => `${own} against ${rival}, ${difficulty}`,
  won: (by) => `Beat the Enforcer by ${by}`,
  lost: (by) => `Lost to the Enforcer by ${by}`,
  drawn: 'Level with the Enforcer',
  totals: (own, his) => `${own} to ${his}`,
  unfinished: 'Still playing',
};
