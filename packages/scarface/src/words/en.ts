// English.
import { cards, gangs } from './en/cards.ts';
import { actions, prompts, refusals } from './en/choices.ts';
import { events } from './en/events.ts';
import { nouns } from './en/nouns.ts';
import { rival } from './en/rival.ts';
import { table } from './en/table.ts';
import { speak } from './speak.ts';

export const { words } = speak({
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
  table,
  rival,
  help: () => import('../help/en.ts'),
});
