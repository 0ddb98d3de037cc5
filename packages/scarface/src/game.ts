import { type Game, pick } from '@backroom/kit';
import type { Action } from './actions.ts';
import { chance, possible } from './chance.ts';
import { type Event, face } from './events.ts';
import { apply, legal, toAct } from './machine.ts';
import { read, write } from './notation.ts';
import { type Options, options, seats } from './options.ts';
import { redeal } from './redeal.ts';
import { refusals } from './refusals.ts';
import { finalCount } from './rules/final.ts';
import { load, save } from './saved.ts';
import { clone, type State, start } from './state.ts';
import { type View, view } from './view.ts';

export const scarface: Game<State, Action, Event, View, Options> = {
  id: 'scarface',
  rules: 1,
  options,
  seats,
  start,
  seated: (s) => s.seats,
  toAct,
  legal,
  sample: (s, seat, random) => pick(legal(s, seat), random),
  chance,
  possible,
  apply,
  clone,
  deadline: () => null,
  // No clock of the game's own ever runs: this stands for nothing and is never admitted.
  elapse: () => ({ type: 'stop' }),
  // A player may lay out no cards for ever, so no number is certain; random play has never come near this one.
  bound: 20_000,
  view,
  face,
  redeal,
  refusals,
  result: (s) => {
    if (s.stack.length > 0) return null;
    const { totals, winners } = finalCount(s);
    // Alone, the Enforcer's total is in the view; he has no seat.
    return { scores: totals.slice(0, s.seats), winners: winners.filter((seat) => seat < s.seats) };
  },
  save,
  load,
  write,
  read,
};
