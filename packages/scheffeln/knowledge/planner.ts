// A reference to beat: plans its own cards to the end of the round as if nobody else moved.
import type { Random, Seat } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import { apply } from '../src/apply.ts';
import { legal } from '../src/legal.ts';
import { layout, type State } from '../src/state.ts';
import { greedy } from './first-habit.ts';
import { earns } from './prospect.ts';

const { CHARACTER, HELD, PHASE, PLAY, SEATS, TURN } = layout;

/** The first step of the best order of moves and exchanges, by own tile minus the mean of the rivals' tiles. */
export function planner(s: State, seat: Seat, random: Random): SeatAction {
  if (s[PHASE] !== PLAY) return greedy(s, seat, random);
  const worths = legal(s, seat).map((action) => ({ action, worth: worthOf(s, seat, action) }));
  const most = Math.max(...worths.map(({ worth }) => worth));
  const best = worths.filter(({ worth }) => worth === most);
  return best[random.below(best.length)].action;
}

function worthOf(s: State, seat: Seat, action: SeatAction): number {
  const next = s.slice();
  // The others pass: their hands are emptied, and an extra card without an owner keeps the round from being scored.
  for (let other = 0; other < s[SEATS]; other++) if (other !== seat) next[HELD + other] = 0;
  const last = next[HELD + seat] === 1;
  if (last) next[HELD + seat] = 2;
  apply(next, seat, action, null);
  next[TURN] = seat;
  if (last) return standing(next, seat);
  let most = Number.NEGATIVE_INFINITY;
  for (const follow of legal(next, seat)) most = Math.max(most, worthOf(next, seat, follow));
  return most;
}

function standing(s: State, seat: Seat): number {
  let rivals = 0;
  for (let other = 0; other < s[SEATS]; other++) if (other !== seat) rivals += earns(s, s[CHARACTER + other]);
  return earns(s, s[CHARACTER + seat]) - rivals / (s[SEATS] - 1);
}
