// Deutsch.
import { dealers } from '../cards/names/dealers/de.ts';
import { federal } from '../cards/names/federal/de.ts';
import { gangs } from '../cards/names/gangs/de.ts';
import { jobs } from '../cards/names/jobs/de.ts';
import { news } from '../cards/names/news/de.ts';
import { people } from '../cards/names/people/de.ts';
import { tiles } from '../cards/names/tiles/de.ts';
import { actions } from './de/actions.ts';
import { events } from './de/events.ts';
import { nouns } from './de/nouns.ts';
import { prompts } from './de/prompts.ts';
import { reasons as why } from './de/reasons.ts';
import { refusals } from './de/refusals.ts';
import { rival } from './de/rival.ts';
import { table } from './de/table.ts';
import { type Spoken, speak } from './speak.ts';

const spoken: Spoken = speak({
  language: 'de',
  title: 'Scarface 1920',
  seat: (number) => `Platz ${number}`,
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
  help: () => import('../help/de.ts'),
});
export const { words, reasons } = spoken;
