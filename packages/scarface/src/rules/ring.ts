// The Family Ring (SC-11, SC-36): its holder takes money once in each of their turns.
import { isEnforcer } from '../enforcer/solo.ts';
import type { Out } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';
import { RING_PAYS } from '../vocabulary.ts';
import { gain } from './money.ts';
import { modified } from './powers.ts';

export function takeRing(s: State, seat: number, out: Out): void {
  if (s.ring === seat) return;
  s.ring = seat;
  out?.push({ type: 'ring', seat });
  payRing(s, seat, out);
}

/**
 * Ruling of SC-11: nobody forgets it. It is paid when the turn begins, or when the Ring is taken in the middle of it. With
 * `ringByHand` people take the money themselves; the Enforcer never forgets it (SC-110).
 */
export function payRing(s: State, seat: number, out: Out): void {
  if (s.options.ringByHand && !isEnforcer(s, seat)) return;
  const turn = ownTurn(s, seat);
  if (s.ring === seat && turn !== undefined && turn.ring === 0) collectRing(s, turn, out);
}

const ringIncome = (s: State, seat: number): number => modified(s, seat, 'ring-income', RING_PAYS[s.players.length]);

/** SC-11 with `ringByHand`: is there money of the Ring to take in this turn? */
export const ringWaits = (s: State, turn: FrameOf<'turn'>): boolean =>
  s.options.ringByHand && turn.ring === 0 && s.ring === turn.seat && ringIncome(s, turn.seat) > 0;

export function collectRing(s: State, turn: FrameOf<'turn'> | FrameOf<'enforcer'>, out: Out): void {
  turn.ring = 1;
  gain(s, turn.seat, ringIncome(s, turn.seat), 'ring', out);
}

const ownTurn = (s: State, seat: number): FrameOf<'turn'> | FrameOf<'enforcer'> | undefined => {
  for (const frame of s.stack)
    if ((frame.kind === 'turn' || frame.kind === 'enforcer') && frame.seat === seat) return frame;
  return undefined;
};
