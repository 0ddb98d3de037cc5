// How players act in a playout: quick and sensible, without search.
import type { Random, Seat } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import type { TurnFrame } from '../src/frames.ts';
import { legal } from '../src/machine.ts';
import { fulfilments } from '../src/rules/jobs.ts';
import { ringWaits } from '../src/rules/ring.ts';
import { type State, top } from '../src/state.ts';
import { liking } from './choosing.ts';
import { acting, NONE, planning, type Urges } from './planning.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export type Habit = (s: State, seat: Seat, random: Random) => SeatAction;

/** `urges`: dollars that are added to the value of some actions. */
export const habitBy = (w: Weights, urges: Urges = NONE): Habit => {
  const whim = w.whim / 256;
  return (s, seat, random) => {
    const frame = top(s);
    if (frame?.kind === 'turn' && frame.seat === seat) return ownTurn(s, frame, random, w, urges);
    const list = legal(s, seat);
    if (list.length === 1 || frame === undefined) return list[0];
    let best = list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const action of list) {
      const worth = (action.type === 'stop' ? 0 : liking(s, seat, frame, action, w)) + random.below(256) * whim;
      if (worth <= most) continue;
      best = action;
      most = worth;
    }
    return best;
  };
};

/** Checks legality piece by piece: most of a long list would never be used. */
function ownTurn(s: State, frame: TurnFrame, random: Random, w: Weights, urges: Urges): SeatAction {
  const { seat } = frame;
  const jobs: SeatAction[] = [];
  fulfilments(s, seat, jobs);
  if (jobs.length > 0) return jobs[jobs.length - 1];
  // Bots forget nothing.
  if (ringWaits(s, frame)) return { type: 'ring' };
  if (frame.step !== 'plan') return acting(s, frame, random, w, urges);
  return s.players[seat].hand.length === 0 ? { type: 'ready' } : planning(s, frame, random, w, urges);
}

export const habit = habitBy(WEIGHTS);
