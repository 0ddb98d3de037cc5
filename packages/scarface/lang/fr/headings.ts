import type { Headings } from '../../src/words/group.ts';

export const headings: Headings = {
  jobs: 'Coups',
  skills: 'Compétences',
  deals: 'Filière',
  underworld: 'Milieu',
  authorities: 'Autorités',
  streets: 'Rue',
  gang: 'Ton gang',
};
