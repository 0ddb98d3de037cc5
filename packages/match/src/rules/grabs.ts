// Simultaneous claims of the same thing: which lists of claims a log may contain, and which seat may act when.
import { itemAt, sameData } from '@backroom/kit';
import type { Claim } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';

/** The last grab that was decided by lot. */
export interface Grab {
  /** In the order of their lots. */
  readonly claims: readonly Claim[];
  readonly action: unknown;
  /** The index in that order of the seat that was served last. */
  served: number;
}

/** Each seat appears once; the seat that decides is one of them. */
export function isRace(race: readonly Claim[], by: number, action: unknown, match: AnyMatch): boolean {
  return (
    match.terms.window > 0 &&
    race.every(({ seat }, i) => seat < match.chairs.length && race.findIndex((other) => other.seat === seat) === i) &&
    race.some(({ seat }) => seat === by) &&
    (match.shuffle === 'backroom-1' ? isRanked(race) : isGrab(race, by, action, match))
  );
}

/** Logs of backroom-1 rank by arrival less credit. Their lots cannot be checked. */
const isRanked = (race: readonly Claim[]): boolean =>
  race.every((claim, i) => i === 0 || instantOf(itemAt(race, i - 1)) <= instantOf(claim));

/** All claims have the same instant, with credits within the window. The first lot is served first, the others after it. */
function isGrab(race: readonly Claim[], by: number, action: unknown, match: AnyMatch): boolean {
  const { grab, terms } = match;
  const place = race.findIndex(({ seat }) => seat === by);
  return (
    race.length > 1 &&
    race.every((claim) => claim.credit <= terms.window && instantOf(claim) === instantOf(itemAt(race, 0))) &&
    (place === 0 ||
      (grab !== null && place > grab.served && sameData(grab.claims, race) && sameData(grab.action, action)))
  );
}

const instantOf = ({ arrived, credit }: Claim): number => arrived - credit;

/** After a decision. The first of a grab sets its number; numbers of undone grabs are not reused. */
export function noteGrab(match: AnyMatch, race: readonly Claim[] | null, by: number, action: unknown): void {
  if (race === null || match.shuffle === 'backroom-1') return;
  const place = race.findIndex(({ seat }) => seat === by);
  if (place === 0) {
    match.grabs += 1;
    match.grab = { claims: race, action, served: 0 };
  } else if (match.grab !== null) match.grab.served = place;
}
