// Clocks of seats, computed only from the times of entries.
import { type Clock, chairOf, present } from './chair.ts';
import type { AnyMatch } from './match.ts';
import type { Pace } from './terms.ts';

/** Time that the current decision has taken so far. */
const taken = (clock: Clock, at: number): number =>
  clock.spent + (clock.since === null ? 0 : Math.max(0, at - clock.since));

/** Time left for the current decision; zero or less: it is too late. */
export const left = (clock: Clock, pace: Pace, at: number): number => pace.free + clock.bank - taken(clock, at);

/** Is this seat out of time? A stopped clock never runs out. */
export function ranOut(match: AnyMatch, seat: number, at: number): boolean {
  const { clock } = chairOf(match, seat);
  return match.terms.pace !== null && clock.since !== null && left(clock, match.terms.pace, at) <= 0;
}

/** When a running clock will run out. */
export const runsOut = (clock: Clock, pace: Pace): number | null =>
  clock.since === null ? null : clock.since + pace.free + clock.bank - clock.spent;

function stop(clock: Clock, at: number): void {
  clock.spent = taken(clock, at);
  clock.since = null;
}

/** Charge the time beyond the free time to the bank. A decision made in time adds the increment. */
function settle(clock: Clock, pace: Pace, at: number, made: boolean): void {
  const over = Math.max(0, taken(clock, at) - pace.free);
  clock.bank = Math.max(0, clock.bank - over) + (made ? pace.increment : 0);
  clock.spent = 0;
  clock.since = null;
}

/** After each entry: charge decisions that ended, and run the clocks of the persons who must decide now. */
export function tend(match: AnyMatch, at: number, decider: number | null): void {
  const { pace } = match.terms;
  const begun = match.phase === 'playing' || match.phase === 'paused';
  const turn = begun ? match.game.toAct(match.state) : 'over';
  for (const [seat, chair] of match.chairs.entries()) {
    const must = typeof turn !== 'string' && turn.includes(seat);
    if (chair.deciding && pace !== null && (decider === seat || !must)) {
      settle(chair.clock, pace, at, decider === seat && present(chair));
    }
    chair.deciding = must;
    if (pace === null) continue;
    if (!(must && match.phase === 'playing' && present(chair))) stop(chair.clock, at);
    else if (chair.clock.since === null) chair.clock.since = at;
  }
}

/** Excludes this much time since the last entry from all clocks. */
export function forgive(match: AnyMatch, at: number, ms: number): void {
  const spare = Math.min(ms, at - match.at);
  for (const { clock } of match.chairs) if (clock.since !== null) clock.since += spare;
  if (match.phase !== 'playing') return;
  match.ticked += spare;
  match.idle += spare;
}
