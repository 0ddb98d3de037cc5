import type { Labels } from '../../options/labels.ts';

export const labels: Labels = {
  mode: {
    name: 'Variante',
    values: { basic: 'Base: a turno, da 2 a 4 giocatori', speed: 'Speed: tutti insieme, da 3 a 8 giocatori' },
  },
  movementCards: {
    name: 'Carte movimento',
    values: { 24: '24, tre per colore', 32: '32, quattro per colore' },
  },
  run: { name: 'Carte RUN', values: { false: 'Senza', true: 'Si aggiungono sei carte RUN' } },
  mafia: { name: 'Mafia-Style', values: { false: 'Senza', true: 'A ogni scambio si muove un’auto nera' } },
  studyLimitMs: {
    name: 'Tempo per guardare',
    values: { null: 'Senza limite', 30000: '30 secondi', 60000: 'Un minuto', 90000: 'Un minuto e mezzo' },
  },
};
