// Deutsch: the result of a game alone, to share.
import type { ResultTexts } from '../../src/words/rival/result-card.ts';
import { gangs } from './cards/gangs.ts';
import { difficulties } from './difficulties.ts';

export const result: ResultTexts = {
  language: 'de',
  gangs,
  difficulties,
  daily: (number, date) => `Scarface 1920, Tagesaufgabe ${number} vom ${date}`,
  solo: 'Scarface 1920, allein gegen den Vollstrecker',
  table: (own, rival, difficulty) => `${own} gegen ${rival}, ${difficulty}`,
  won: (by) => `Den Vollstrecker geschlagen, Vorsprung ${by}`,
  lost: (by) => `Gegen den Vollstrecker verloren, Rückstand ${by}`,
  drawn: 'Gleichauf mit dem Vollstrecker',
  totals: (own, his) => `${own} zu ${his}`,
  unfinished: 'Läuft noch',
};
