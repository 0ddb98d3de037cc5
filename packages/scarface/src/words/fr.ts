// Français.
import { dealers } from '../cards/names/dealers/fr.ts';
import { federal } from '../cards/names/federal/fr.ts';
import { gangs } from '../cards/names/gangs/fr.ts';
import { jobs } from '../cards/names/jobs/fr.ts';
import { news } from '../cards/names/news/fr.ts';
import { people } from '../cards/names/people/fr.ts';
import { tiles } from '../cards/names/tiles/fr.ts';
import { actions } from './fr/actions.ts';
import { events } from './fr/events.ts';
import { nouns } from './fr/nouns.ts';
import { prompts } from './fr/prompts.ts';
import { reasons as why } from './fr/reasons.ts';
import { refusals } from './fr/refusals.ts';
import { rival } from './fr/rival.ts';
import { table } from './fr/table.ts';
import { type Spoken, speak } from './speak.ts';

const spoken: Spoken = speak({
  language: 'fr',
  title: 'Scarface 1920',
  seat: (number) => `Place ${number}`,
  cards: { ...people, ...jobs, ...dealers, ...federal, ...news, ...tiles },
  gangs,
  nouns,
  prompts,
  actions,
  events,
  refusals,
  reasons: why,
  table,
  rival,
  help: () => import('../help/fr.ts'),
});
export const { words, reasons } = spoken;
