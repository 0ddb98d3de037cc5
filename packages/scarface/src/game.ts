import { type Game, pick } from '@backroom/kit';
import { chance, possible } from './chance.ts';
import { face } from './events.ts';
import { apply, legal, toAct } from './machine.ts';
import { read, write } from './notation.ts';
import { options, seats } from './options.ts';
import { redeal } from './redeal.ts';
import { refusals } from './refusals.ts';
import { finalCount } from './rules/final.ts';
import { load, save } from './saved.ts';
import { clone, start } from './state.ts';
import type { Types } from './types.ts';
import { view } from './view.ts';

export const game: Game<Types> = {
  id: 'scarface',
  rules: 3,
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
  // The game has no clock. This placeholder is never admitted.
  elapse: () => ({ type: 'stop' }),
  // There is no strict bound, since a player may lay out no cards for ever. Random play has never come near this number.
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
