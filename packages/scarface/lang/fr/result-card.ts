// Français: the result of a game alone, to share.
import type { ResultTexts } from '../../src/words/rival/result-card.ts';
import { gangs } from './cards/gangs.ts';
import { difficulties } from './difficulties.ts';

export const result: ResultTexts = {
  language: 'fr',
  gangs,
  difficulties,
  daily: (number, date) => `Scarface 1920, défi ${number} du ${date}`,
  solo: 'Scarface 1920, en solo contre l’Exécuteur',
  table: (own, rival, difficulty) => `${own} contre ${rival}, ${difficulty}`,
  won: (by) => `Victoire sur l’Exécuteur, ${by} d’écart`,
  lost: (by) => `Défaite face à l’Exécuteur, ${by} d’écart`,
  drawn: 'À égalité avec l’Exécuteur',
  totals: (own, his) => `${own} à ${his}`,
  unfinished: 'Partie en cours',
};
