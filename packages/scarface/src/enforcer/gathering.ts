// The Enforcer moves thugs and vehicles: from different districts to his own (SC-110, point 10).
import type { Out, Why } from '../events.ts';
import { bribeOf, payBribe } from '../rules/presence.ts';
import { streetOf } from '../rules/streets.ts';
import type { State } from '../state.ts';
import { ADJACENT, DISTRICTS, type Piece } from '../vocabulary.ts';
import { soloOf } from './solo.ts';

interface Step {
  readonly piece: Piece;
  readonly from: number;
  readonly why: Why;
}

/** All that could come, in his order: thugs on foot, thugs with a vehicle (which is a move too), vehicles. */
function* comers(s: State, seat: number, most: number): Generator<Step> {
  const { at, numbers } = soloOf(s);
  const p = s.players[seat];
  const others = DISTRICTS.map((_, d) => d)
    .filter((d) => d !== at)
    .sort((a, b) => numbers[a] - numbers[b]);
  let moves = 0;
  for (const from of others)
    for (let left = ADJACENT[from][at] ? p.thugs[from] : 0; left > 0; left--, moves++)
      yield { piece: 'thug', from, why: 'walks-first' };
  for (const from of others) {
    const riders = ADJACENT[from][at] ? 0 : p.thugs[from];
    // A ride takes two moves at least: the vehicle's and a thug's.
    if (riders === 0 || p.cars[from] + p.trucks[from] === 0 || moves + 2 > most) continue;
    yield { piece: p.cars[from] > 0 ? 'car' : 'truck', from, why: 'rides-second' };
    for (let left = riders; left > 0; left--) yield { piece: 'thug', from, why: 'rides-second' };
    moves += 1 + riders;
  }
  for (const from of others)
    for (const piece of ['car', 'truck'] as const)
      for (let left = streetOf(p, piece)[from]; left > 0; left--) yield { piece, from, why: 'vehicles-last' };
}

const canPay = (s: State, seat: number): boolean => s.players[seat].money >= bribeOf(s, seat, soloOf(s).at);

export const canGather = (s: State, seat: number, most: number): boolean =>
  most > 0 && canPay(s, seat) && comers(s, seat, most).next().done !== true;

/** As many moves as there are, while he can pay the bribes. */
export function gather(s: State, seat: number, most: number, out: Out): void {
  const { at } = soloOf(s);
  const p = s.players[seat];
  let moves = 0;
  let told: Why | null = null;
  for (const { piece, from, why } of [...comers(s, seat, most)]) {
    if (moves === most || !canPay(s, seat)) return;
    if (streetOf(p, piece)[from] === 0) continue;
    if (why !== told) out?.push({ type: 'because', seat, why, place: DISTRICTS[from] });
    told = why;
    moves++;
    streetOf(p, piece)[from]--;
    payBribe(s, seat, at, out);
    streetOf(p, piece)[at]++;
    out?.push({ type: 'moved', seat, by: seat, piece, from: DISTRICTS[from], to: DISTRICTS[at] });
  }
}
