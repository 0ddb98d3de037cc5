// The order of tables in the lobby: those with people at them, then the newest; networks take turns, so that nobody
// hides the tables of others by opening many.
import type { Networks } from '../identity/networks.ts';
import type { MatchRow } from '../store/contract.ts';

export interface Ordering {
  /** Does somebody sit at this table now? */
  isPeopled(match: string): boolean;
  readonly networks: Networks;
}

const byFreshness =
  ({ isPeopled }: Ordering) =>
  (a: MatchRow, b: MatchRow): number =>
    Number(isPeopled(b.id)) - Number(isPeopled(a.id)) || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);

/** The best table of each host. */
export function oneOfEachHost(rows: readonly MatchRow[], ordering: Ordering): MatchRow[] {
  const best = new Map<string, MatchRow>();
  for (const row of rows.toSorted(byFreshness(ordering))) if (!best.has(row.host)) best.set(row.host, row);
  return [...best.values()];
}

/** The best table of each network, then the second of each, and so on. */
export function inTurns(rows: readonly MatchRow[], ordering: Ordering): MatchRow[] {
  const seen = new Map<string, number>();
  return rows
    .toSorted(byFreshness(ordering))
    .map((row) => {
      const network = ordering.networks.of(row.host);
      const round = seen.get(network) ?? 0;
      seen.set(network, round + 1);
      return { row, round };
    })
    .toSorted((a, b) => a.round - b.round)
    .map(({ row }) => row);
}
