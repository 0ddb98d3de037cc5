// Decides between seats that claimed the same thing at the same time: the lowest lot wins. Lots follow from the match's
// key, as draws do, so nobody can choose them and `verify` can repeat them.
import type { Seat } from '@backroom/kit';
import { fields, type Primitives, portable } from './primitives.ts';

/** The lot of a seat in a match's nth grab (a race that lots decide), counted from 1. */
function lotOf(key: string, n: number, seat: Seat, primitives: Primitives): string {
  return primitives.hmac(key, fields(`lot:${n}`, seat));
}

/** The order in which the seats of a match's nth grab are served. */
export function lotOrder(
  key: string,
  n: number,
  seats: readonly Seat[],
  primitives: Primitives = portable,
): readonly Seat[] {
  return seats
    .map((seat) => ({ seat, lot: lotOf(key, n, seat, primitives) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ seat }) => seat);
}
