// The Family Ring (SC-11, SC-36): whoever holds it takes money once in each turn of his own.
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

/** Ruling of SC-11: nobody forgets it. It is paid when the turn begins, or when the Ring is taken in the middle of it. */
export function payRing(s: State, seat: number, out: Out): void {
  const turn = ownTurn(s, seat);
  if (s.ring !== seat || turn === undefined || turn.ring === 1) return;
  turn.ring = 1;
  gain(s, seat, modified(s, seat, 'ring-income', RING_PAYS[s.players.length]), 'ring', out);
}

const ownTurn = (s: State, seat: number): FrameOf<'turn'> | FrameOf<'enforcer'> | undefined => {
  for (const frame of s.stack)
    if ((frame.kind === 'turn' || frame.kind === 'enforcer') && frame.seat === seat) return frame;
  return undefined;
};
