// Chance for proofs: from a seed that is printed, so that a failure can be had again with SEED=….
import { randomInt } from 'node:crypto';
import { Seeded } from '@backroom/kit';

export function seededFor(context: { diagnostic(text: string): void }): Seeded {
  const seed = process.env.SEED ?? String(randomInt(2 ** 31));
  context.diagnostic(`SEED=${seed}`);
  return new Seeded(seed);
}

/** From 0 up to 1, as a line wants it. */
export const share = (random: Seeded): number => random.below(1_000_000) / 1_000_000;

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
