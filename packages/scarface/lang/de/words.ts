// Deutsch.

import { type Spoken, speak } from '../../src/words/speak.ts';
import { actions } from './actions.ts';
import { dealers } from './cards/dealers.ts';
import { federal } from './cards/federal.ts';
import { gangs } from './cards/gangs.ts';
import { jobs } from './cards/jobs.ts';
import { news } from './cards/news.ts';
import { people } from './cards/people.ts';
import { tiles } from './cards/tiles.ts';
import { events } from './events.ts';
import { nouns } from './nouns.ts';
import { operations } from './operations.ts';
import { prompts } from './prompts.ts';
import { reasons as why } from './reasons.ts';
import { refusals } from './refusals.ts';
import { rival } from './rival.ts';
import { table } from './table.ts';
import { voice } from './voice.ts';

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
  voice,
  operations,
  help: () => import('./help.ts'),
});
export const { words, reasons, overview, speaker } = spoken;
