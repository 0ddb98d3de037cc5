// Shares with their intervals.

export interface Share {
  readonly share: number;
  /** Half the width of the 95 % interval. */
  readonly give: number;
  readonly count: number;
}

/** `sum` successes (shared wins count in part) in `count` tries. */
export function shareOf(sum: number, count: number): Share {
  if (count === 0) return { share: 0, give: 1, count };
  const share = sum / count;
  return { share, give: 1.96 * Math.sqrt(Math.max(share * (1 - share), 1 / count) / count), count };
}

export const quantile = (sorted: readonly number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
