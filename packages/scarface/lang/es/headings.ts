import type { Headings } from '../../src/words/group.ts';

export const headings: Headings = {
  jobs: 'Golpes',
  skills: 'Habilidades',
  deals: 'Trato',
  underworld: 'Bajos Fondos',
  authorities: 'Autoridades',
  streets: 'Calle',
  gang: 'Tu banda',
};
