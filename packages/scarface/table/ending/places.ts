// The ranking: the winners of the result first, then by sums. Equal sums with equal money share a place.
import { itemAt, type Seat } from '@backroom/kit';

export interface Place {
  readonly seat: Seat;
  /** From 1; shared places have the same number. */
  readonly place: number;
  readonly isWinner: boolean;
}

export function placesOf(
  totals: readonly number[],
  money: readonly number[],
  winners: readonly Seat[],
): readonly Place[] {
  const compare = (a: Seat, b: Seat): number =>
    Number(winners.includes(b)) - Number(winners.includes(a)) ||
    // Joint winners share the first place, even in a result by agreement.
    (winners.includes(a) && winners.includes(b)
      ? 0
      : itemAt(totals, b) - itemAt(totals, a) || itemAt(money, b) - itemAt(money, a));
  const seats = totals.map((_, seat) => seat);
  return seats
    .toSorted((a, b) => compare(a, b) || a - b)
    .map((seat) => ({
      seat,
      place: 1 + seats.filter((other) => compare(other, seat) < 0).length,
      isWinner: winners.includes(seat),
    }));
}
