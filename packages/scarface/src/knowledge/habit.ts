// How people are taken to play in an imagined continuation: quick, sensible, never clever.
import type { Random, Seat } from '@backroom/kit';
import type { SeatAction } from '../actions.ts';
import { legal } from '../machine.ts';
import { type State, top } from '../state.ts';
import { liking } from './choosing.ts';
import { acting, planning } from './planning.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export type Habit = (s: State, seat: Seat, random: Random) => SeatAction;

export const habitBy =
  (w: Weights): Habit =>
  (s, seat, random) => {
    const frame = top(s);
    const list = legal(s, seat);
    if (list.length === 1 || frame === undefined) return list[0];
    if (frame.kind !== 'turn') {
      let best = list[0];
      let most = Number.NEGATIVE_INFINITY;
      for (const action of list) {
        const worth = (action.type === 'stop' ? 0 : liking(s, seat, frame, action, w)) + random.below(256) / 1024;
        if (worth <= most) continue;
        best = action;
        most = worth;
      }
      return best;
    }
    // Jobs come last in the list.
    const last = list[list.length - 1];
    if (last.type === 'fulfil') return last;
    return frame.step === 'plan' ? planning(s, frame, random, w) : acting(s, frame, list, random, w);
  };

export const habit = habitBy(WEIGHTS);
