// How far counts are from their expected values: the measure of a fair shuffle.
import { shuffle } from '@backroom/kit';
import { drawStream, type Primitives } from '../src/index.ts';

/**
 * Pearson's chi-square of equally likely counts, as a number of standard deviations (Wilson and Hilferty). Beyond 3.09
 * either way comes by honest chance once in 500 times: p under 0.001 or over 0.999.
 */
export function strayOf(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const part = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - part)) / Math.sqrt(part);
}

/** Shuffles five cards `shuffles` times, each as a separate draw, and counts each of the 120 orders. */
export function countOrders(key: string, shuffles: number, primitives?: Primitives): number[] {
  const counts = new Array<number>(120).fill(0);
  for (let n = 0; n < shuffles; n++) counts[rank(shuffle([0, 1, 2, 3, 4], drawStream(key, n, primitives)))] += 1;
  return counts;
}

function rank(order: readonly number[]): number {
  return order.reduce(
    (sum, card, i) => sum * (order.length - i) + order.slice(i + 1).filter((x) => x < card).length,
    0,
  );
}
