import type { Labels } from '../../options/labels.ts';

export const labels: Labels = {
  mode: {
    name: 'Variante',
    values: { basic: 'Básico: por turnos, de 2 a 4 jugadores', speed: 'Speed: todos a la vez, de 3 a 8 jugadores' },
  },
  movementCards: {
    name: 'Cartas de movimiento',
    values: { 24: '24, tres de cada color', 32: '32, cuatro de cada color' },
  },
  run: { name: 'Cartas RUN', values: { false: 'Sin ellas', true: 'Se añaden seis cartas RUN' } },
  mafia: { name: 'Mafia-Style', values: { false: 'Sin él', true: 'Con cada cambio avanza un coche negro' } },
  studyLimitMs: {
    name: 'Tiempo para mirar',
    values: { null: 'Sin límite', 30000: '30 segundos', 60000: 'Un minuto', 90000: 'Minuto y medio' },
  },
};
