import type { Headings } from '../../src/words/group.ts';

export const headings: Headings = {
  jobs: 'Jobs',
  skills: 'Skills',
  deals: 'Deal',
  underworld: 'Underworld',
  authorities: 'Authorities',
  streets: 'Streets',
  gang: 'Your gang',
};
