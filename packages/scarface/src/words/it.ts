// Italiano.
import { dealers } from '../cards/names/dealers/it.ts';
import { federal } from '../cards/names/federal/it.ts';
import { gangs } from '../cards/names/gangs/it.ts';
import { jobs } from '../cards/names/jobs/it.ts';
import { news } from '../cards/names/news/it.ts';
import { people } from '../cards/names/people/it.ts';
import { tiles } from '../cards/names/tiles/it.ts';
import { actions } from './it/actions.ts';
import { events } from './it/events.ts';
import { nouns } from './it/nouns.ts';
import { prompts } from './it/prompts.ts';
import { reasons as why } from './it/reasons.ts';
import { refusals } from './it/refusals.ts';
import { rival } from './it/rival.ts';
import { table } from './it/table.ts';
import { type Spoken, speak } from './speak.ts';

const spoken: Spoken = speak({
  language: 'it',
  title: 'Scarface 1920',
  seat: (number) => `Posto ${number}`,
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
  help: () => import('../help/it.ts'),
});
export const { words, reasons } = spoken;
