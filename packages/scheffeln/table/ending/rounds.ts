// The earnings of each seat in every round, and the payday that decided the game.
import type { Seat } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import type { Business } from '../../src/vocabulary.ts';

interface Gain {
  readonly sum: number;
  /** The source of the largest part. */
  readonly at: Business | null;
}

export interface Payday {
  readonly round: number;
  /** By seat. */
  readonly gains: readonly Gain[];
}

const NOTHING: Gain = { sum: 0, at: null };

export function paydaysOf(events: readonly Event[], seats: number): readonly Payday[] {
  const paydays: { round: number; gains: Gain[] }[] = [];
  for (const event of events) {
    if (event.type === 'dealt') paydays.push({ round: event.round, gains: Array(seats).fill(NOTHING) });
    if ((event.type !== 'took' && event.type !== 'mafia-took') || event.seat === null) continue;
    const gains = paydays.at(-1)?.gains;
    const before = gains?.[event.seat];
    if (gains === undefined || before === undefined) continue;
    const isLarger = before.at === null || event.value > before.sum;
    gains[event.seat] = { sum: before.sum + event.value, at: isLarger ? event.business : before.at };
  }
  return paydays;
}

/** The payday after which a winner was never behind again; null: nobody earned anything. */
export function decisive(
  paydays: readonly Payday[],
  winners: readonly Seat[],
): { readonly payday: Payday; readonly seat: Seat } | null {
  let last: { readonly payday: Payday; readonly seat: Seat } | null = null;
  const sums: number[] = [];
  let first: readonly Seat[] = [];
  for (const payday of paydays) {
    for (const [seat, { sum }] of payday.gains.entries()) sums[seat] = (sums[seat] ?? 0) + sum;
    const most = Math.max(...sums);
    const leading = winners.filter((seat) => most > 0 && sums[seat] === most);
    const seat = leading.find((one) => !first.includes(one));
    if (seat !== undefined) last = { payday, seat };
    first = leading;
  }
  return last;
}
