import type { Labels } from '../../options/labels.ts';

export const labels: Labels = {
  mode: {
    name: 'Mode',
    values: { basic: 'Basic: in turns, 2 to 4 players', speed: 'Speed: all at once, 3 to 8 players' },
  },
  movementCards: {
    name: 'Movement cards',
    values: { 24: '24, three of each colour', 32: '32, four of each colour' },
  },
  run: { name: 'RUN cards', values: { false: 'Without', true: 'Six RUN cards are mixed in' } },
  mafia: { name: 'Mafia-Style', values: { false: 'Without', true: 'A black car drives with every exchange' } },
  studyLimitMs: {
    name: 'Time to study the row',
    values: { null: 'No limit', 30000: '30 seconds', 60000: 'One minute', 90000: 'A minute and a half' },
  },
};
