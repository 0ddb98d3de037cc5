// Who is where, and what the police want for it (SC-44, SC-95).
import { isEnforcer } from '../enforcer/solo.ts';
import type { Out } from '../events.ts';
import type { State } from '../state.ts';
import { BRIBE } from '../vocabulary.ts';
import { pay } from './money.ts';
import { modified } from './powers.ts';

/** A thug, a vehicle or a control marker there. */
export function isPresent(s: State, seat: number, district: number): boolean {
  const p = s.players[seat];
  if (p.thugs[district] + p.cars[district] + p.trucks[district] > 0) return true;
  // The Enforcer's token is presence enough.
  if (s.solo !== null && isEnforcer(s, seat) && s.solo.at === district) return true;
  for (const tile of s.tiles) if (tile.owner === seat && tile.district === district) return true;
  return false;
}

/** What it costs to put one thug or vehicle into a district. */
export const bribeOf = (s: State, seat: number, district: number): number =>
  s.police[district] === 0 ? 0 : s.police[district] * modified(s, seat, 'bribe', BRIBE);

export function payBribe(s: State, seat: number, district: number, out: Out): void {
  const bribe = bribeOf(s, seat, district);
  if (bribe > 0) pay(s, seat, bribe, 'bribe', out);
}
