// From games to figures: shares with their intervals, and Elo.

export interface Share {
  readonly games: number;
  readonly share: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
}

export function shareOf(results: readonly number[]): Share {
  const games = results.length;
  const share = results.reduce((sum, x) => sum + x, 0) / games;
  const variance = results.reduce((sum, x) => sum + (x - share) ** 2, 0) / Math.max(games - 1, 1);
  return { games, share, margin: 1.96 * Math.sqrt(variance / games) };
}

/** How many Elo points a share of two-seat victories is worth. */
export function eloOf(share: number): number {
  const kept = Math.min(Math.max(share, 0.002), 0.998);
  return 400 * Math.log10(kept / (1 - kept));
}

/** Points of the first over the second, with the interval. */
export function eloGap({ share, margin }: Share): { gap: number; low: number; high: number } {
  return { gap: eloOf(share), low: eloOf(share - margin), high: eloOf(share + margin) };
}

/** Ratings that best explain all results between pairs (Bradley-Terry, by turns), with the mean at 1500. */
export function ratings(
  names: readonly string[],
  results: readonly { a: string; b: string; share: Share }[],
): Map<string, number> {
  const points = new Map(names.map((name) => [name, 0]));
  const of = (name: string): number => points.get(name) ?? 0;
  for (let round = 0; round < 2000; round++) {
    for (const { a, b, share } of results) {
      const expected = 1 / (1 + 10 ** ((of(b) - of(a)) / 400));
      const step = ((Math.min(Math.max(share.share, 0.002), 0.998) - expected) * 800) / (1 + round / 20);
      points.set(a, of(a) + step / 2);
      points.set(b, of(b) - step / 2);
    }
  }
  const mean = [...points.values()].reduce((sum, x) => sum + x, 0) / points.size;
  return new Map([...points].map(([name, value]) => [name, 1500 + value - mean]));
}
