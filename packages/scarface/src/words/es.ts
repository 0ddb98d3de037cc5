// Español.
import { dealers } from '../cards/names/dealers/es.ts';
import { federal } from '../cards/names/federal/es.ts';
import { gangs } from '../cards/names/gangs/es.ts';
import { jobs } from '../cards/names/jobs/es.ts';
import { news } from '../cards/names/news/es.ts';
import { people } from '../cards/names/people/es.ts';
import { tiles } from '../cards/names/tiles/es.ts';
import { actions } from './es/actions.ts';
import { events } from './es/events.ts';
import { nouns } from './es/nouns.ts';
import { prompts } from './es/prompts.ts';
import { reasons as why } from './es/reasons.ts';
import { refusals } from './es/refusals.ts';
import { rival } from './es/rival.ts';
import { table } from './es/table.ts';
import { type Spoken, speak } from './speak.ts';

const spoken: Spoken = speak({
  language: 'es',
  title: 'Scarface 1920',
  seat: (number) => `Asiento ${number}`,
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
  help: () => import('../help/es.ts'),
});
export const { words, reasons } = spoken;
