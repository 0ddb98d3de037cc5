// Español: the result of a game alone, to share.
import type { ResultTexts } from '../../src/words/rival/result-card.ts';
import { gangs } from './cards/gangs.ts';
import { difficulties } from './difficulties.ts';

export const result: ResultTexts = {
  language: 'es',
  gangs,
  difficulties,
  daily: (number, date) => `Scarface 1920, reto ${number} del ${date}`,
  solo: 'Scarface 1920, en solitario contra el Ejecutor',
  table: (own, rival, difficulty) => `${own} contra ${rival}, ${difficulty}`,
  won: (by) => `Victoria ante el Ejecutor por ${by}`,
  lost: (by) => `Derrota ante el Ejecutor por ${by}`,
  drawn: 'Empate con el Ejecutor',
  totals: (own, his) => `${own} a ${his}`,
  unfinished: 'Partida en curso',
};
