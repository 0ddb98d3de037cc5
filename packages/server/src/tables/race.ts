// Where arrival decides: claims that come within a short window are compared by when they were made, as far as the server
// itself can tell, so that a longer line is no longer a handicap. Nobody's word is taken for it.
import type { Seat } from '@backroom/kit';
import type { Claim } from '@backroom/match';

/** No line is credited with more, however slow it is or pretends to be. */
const MOST_CREDIT = 150;

export interface Entrant<T> {
  readonly claim: Claim;
  readonly what: T;
}

/** First come, first served, each from the moment his line is credited with. */
export function ranked<T>(entrants: readonly Entrant<T>[]): readonly Entrant<T>[] {
  const moment = ({ arrived, credit }: Claim): number => arrived - credit;
  return entrants
    .map((entrant, order) => ({ entrant, order }))
    .sort((a, b) => moment(a.entrant.claim) - moment(b.entrant.claim) || a.order - b.order)
    .map(({ entrant }) => entrant);
}

/** How long to wait for claims that may have been made earlier than the first to arrive. */
export function windowFor(limit: number, roundTrips: readonly number[]): number {
  return Math.min(limit, MOST_CREDIT, Math.max(0, ...roundTrips));
}

export function claimOf(seat: Seat, arrived: number, roundTrip: number): Claim {
  return { seat, arrived, credit: Math.min(MOST_CREDIT, Math.round(roundTrip)) };
}
