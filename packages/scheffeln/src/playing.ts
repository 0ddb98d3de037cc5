// The game as it is played.

import type { Game, Seat } from '@backroom/kit';
import { apply } from './apply.ts';
import { chance, possible } from './chance.ts';
import { face } from './events.ts';
import { legal, sample } from './legal.ts';
import { read, write } from './notation.ts';
import { options, seats } from './options.ts';
import { redeal } from './redeal.ts';
import { refusals } from './refusals.ts';
import { result } from './result.ts';
import { save } from './saved.ts';
import { clone, layout, type State, start } from './state.ts';
import type { Types } from './types.ts';
import { view, views } from './view.ts';

const { CHARACTER, CHOOSE, COUNTDOWN, OVER, PHASE, PICK, PLAY, SEATS, STUDY, TURN, NONE } = layout;

/** Everything but `load`: loading a saved state needs much code, and a new game needs none of it. */
export const playing: Omit<Game<Types>, 'load'> = {
  id: 'scheffeln',
  rules: 1,
  options,
  seats,
  start,
  seated: (s) => s[SEATS],
  toAct,
  legal,
  sample,
  chance,
  possible,
  apply,
  clone,
  deadline,
  elapse: (ms) => ({ type: 'wait', ms }),
  // A game need never score, so there is no strict bound; random play has never come near this one.
  bound: 2000,
  view,
  views,
  // SH-50: all cards are collected and dealt again, and money is public.
  deals: (s) => s[layout.ROUND],
  face,
  redeal,
  refusals,
  result: (s) => (s[PHASE] === OVER ? result(s) : null),
  save,
  write,
  read,
};

const seatSets = Array.from({ length: 256 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => bits & (1 << seat)),
);

const singles = [0, 1, 2, 3].map((seat) => [seat]);

function toAct(s: State): readonly Seat[] | 'chance' | 'over' {
  const phase = s[PHASE];
  if (phase === PLAY || phase === CHOOSE) return singles[s[TURN]];
  if (phase === OVER) return 'over';
  if (phase !== PICK) return 'chance';
  let bits = 0;
  for (let seat = 0; seat < s[SEATS]; seat++) if (s[CHARACTER + seat] === NONE) bits |= 1 << seat;
  return seatSets[bits];
}

function deadline(s: State): number | null {
  const running = [s[COUNTDOWN], s[STUDY]].filter((ms) => ms !== NONE);
  return running.length === 0 ? null : Math.min(...running);
}
