// Italiano: the result of a game alone, to share.
import type { ResultTexts } from '../../src/words/rival/result-card.ts';
import { gangs } from './cards/gangs.ts';
import { difficulties } from './difficulties.ts';

export const result: ResultTexts = {
  language: 'it',
  gangs,
  difficulties,
  daily: (number, date) => `Scarface 1920, sfida ${number} del ${date}`,
  solo: 'Scarface 1920, in solitaria contro l’Esecutore',
  table: (own, rival, difficulty) => `${own} contro ${rival}, ${difficulty}`,
  won: (by) => `Esecutore battuto con ${by} di vantaggio`,
  lost: (by) => `Sconfitta contro l’Esecutore per ${by}`,
  drawn: 'Parità con l’Esecutore',
  totals: (own, his) => `${own} contro ${his}`,
  unfinished: 'Partita in corso',
};
