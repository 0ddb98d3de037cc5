// Random numbers for proofs: from a fixed seed, or from SEED=…; `npm run soak` takes new ones.
import { Seeded } from '@backroom/kit';

export function seededFor(context: { diagnostic(text: string): void }): Seeded {
  const seed = process.env.SEED ?? process.env.BACKROOM_SEED ?? '1920';
  context.diagnostic(`SEED=${seed}`);
  return new Seeded(seed);
}

/** From 0 up to 1. */
export const share = (random: Seeded): number => random.below(1_000_000) / 1_000_000;

/** The value below which `percent` per cent of the values lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
