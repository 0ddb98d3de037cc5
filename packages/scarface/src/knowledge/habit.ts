// How people are taken to play in an imagined continuation: quick, sensible, never clever.
import type { Random, Seat } from '@backroom/kit';
import type { SeatAction } from '../actions.ts';
import type { TurnFrame } from '../frames.ts';
import { legal } from '../machine.ts';
import { type State, top } from '../state.ts';
import type { Act } from '../vocabulary.ts';

/** How eagerly each action is taken, if it can be. */
const EAGERNESS: Readonly<Record<Act, number>> = {
  deal: 70,
  recruit: 25,
  job: 20,
  dealer: 15,
  hire: 60,
  sales: 120,
  oust: 30,
  'lower-crime': 8,
  build: 70,
  release: 15,
  fence: 15,
  send: 12,
  move: 8,
  seize: 120,
  upgrade: 90,
  dismiss: 1,
};

const chanceOf = (random: Random, percent: number): boolean => random.below(100) < percent;
const any = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

export function habit(s: State, seat: Seat, random: Random): SeatAction {
  const frame = top(s);
  const list = legal(s, seat);
  if (list.length === 1) return list[0];
  if (frame?.kind === 'turn')
    return frame.step === 'plan' ? planning(s, frame, list, random) : acting(s, frame, list, random);
  if (frame?.kind === 'recruit' && list[0].type === 'recruit') return list[0];
  const last = list[list.length - 1];
  if (last.type !== 'stop') return any(list, random);
  const going =
    frame?.kind === 'send' || frame?.kind === 'move'
      ? 65
      : frame?.kind === 'welcome' || frame?.kind === 'may'
        ? 60
        : 95;
  return chanceOf(random, going) ? list[random.below(list.length - 1)] : last;
}

/** Two cards cost nothing; a third is often worth its Crime Rate; near a Raid it is not. */
function planning(s: State, frame: TurnFrame, list: readonly SeatAction[], random: Random): SeatAction {
  const p = s.players[frame.seat];
  const fulfilling = list[list.length - 1];
  if (fulfilling.type === 'fulfil') return fulfilling;
  const laid = p.plan.length;
  const wish = laid < 2 ? 96 : p.crime + laid >= 11 ? 8 : laid === 2 ? 60 : 35;
  return p.hand.length > 0 && chanceOf(random, wish) ? list[random.below(p.hand.length)] : { type: 'ready' };
}

function acting(s: State, frame: TurnFrame, list: readonly SeatAction[], random: Random): SeatAction {
  const fulfilling = list[list.length - 1];
  if (fulfilling.type === 'fulfil') return fulfilling;
  // Skills come first in the list.
  if (list[0].type === 'skill' && chanceOf(random, 85)) return list[0];
  if (frame.acted === 1) return any(list, random);
  const crime = s.players[frame.seat].crime;
  let sum = 0;
  for (const action of list) if (action.type === 'act') sum += eagerness(action.act, crime);
  let lot = random.below(sum);
  for (const action of list) {
    if (action.type !== 'act') continue;
    lot -= eagerness(action.act, crime);
    if (lot < 0) return action;
  }
  return any(list, random);
}

const eagerness = (act: Act, crime: number): number => (act === 'lower-crime' && crime >= 7 ? 70 : EAGERNESS[act]);
