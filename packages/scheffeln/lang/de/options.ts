import type { Labels } from '../../options/labels.ts';

export const labels: Labels = {
  mode: {
    name: 'Spielart',
    values: { basic: 'Grundspiel: reihum, 2 bis 4 Personen', speed: 'Speed: alle gleichzeitig, 3 bis 8 Personen' },
  },
  movementCards: {
    name: 'Bewegungskarten',
    values: { 24: '24, drei von jeder Farbe', 32: '32, vier von jeder Farbe' },
  },
  run: { name: 'RUN-Karten', values: { false: 'Ohne', true: 'Sechs RUN-Karten kommen dazu' } },
  mafia: { name: 'Mafia-Style', values: { false: 'Ohne', true: 'Bei jedem Tausch fährt ein schwarzes Auto' } },
  studyLimitMs: {
    name: 'Bedenkzeit vor der Reihe',
    values: { null: 'Unbegrenzt', 30000: '30 Sekunden', 60000: 'Eine Minute', 90000: 'Anderthalb Minuten' },
  },
};
