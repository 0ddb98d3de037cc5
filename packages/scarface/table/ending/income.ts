// Where everybody's money came from, from the events that the table has seen.
import type { Event, Reason } from '../../src/events.ts';

export const SOURCES = [
  'sale',
  'business',
  'fence',
  'ring',
  'boss-track',
  'card',
  'theft',
] as const satisfies readonly Reason[];
export type Source = (typeof SOURCES)[number];

/** By source, then by seat. What a thief took from a rival counts for the thief. */
export function incomeOf(history: readonly Event[], players: number): Readonly<Record<Source, readonly number[]>> {
  const sums = Object.fromEntries(SOURCES.map((source) => [source, new Array<number>(players).fill(0)])) as Record<
    Source,
    number[]
  >;
  const add = (reason: Reason, seat: number, amount: number | null): void => {
    const row = (sums as Partial<Record<Reason, number[]>>)[reason];
    const sum = row?.[seat];
    if (row !== undefined && sum !== undefined && amount !== null && amount > 0) row[seat] = sum + amount;
  };
  for (const event of history) {
    if (event.type === 'money') add(event.reason, event.seat, event.amount);
    if (event.type === 'stolen') add('theft', event.seat, event.amount);
  }
  return sums;
}
