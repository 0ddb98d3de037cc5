import type { Headings } from '../../src/words/group.ts';

export const headings: Headings = {
  jobs: 'Colpi',
  skills: 'Abilità',
  deals: 'Affare',
  underworld: 'Malavita',
  authorities: 'Autorità',
  streets: 'Strada',
  gang: 'La tua gang',
};
