import type { Headings } from '../../src/words/group.ts';

export const headings: Headings = {
  jobs: 'Aufträge',
  skills: 'Fähigkeiten',
  deals: 'Deal',
  underworld: 'Unterwelt',
  authorities: 'Behörden',
  streets: 'Straße',
  gang: 'Deine Gang',
};
