// English.
import { cards, gangs } from './en/cards.ts';
import { actions, prompts, refusals } from './en/choices.ts';
import { events } from './en/events.ts';
import { nouns } from './en/nouns.ts';
import { reasons as why } from './en/reasons.ts';
import { rival } from './en/rival.ts';
import { table } from './en/table.ts';
import { type Spoken, speak } from './speak.ts';

const spoken: Spoken = speak({
  language: 'en',
  title: 'Scarface 1920',
  seat: (number) => `Player ${number}`,
  cards,
  gangs,
  nouns,
  prompts,
  actions,
  events,
  refusals,
  reasons: why,
  table,
  rival,
  help: () => import('../help/en.ts'),
});
export const { words, reasons } = spoken;
