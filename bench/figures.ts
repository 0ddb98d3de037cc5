// From samples to figures: the median of the windows, the best of them, and how far the middle half spreads.
import type { Sample, Samples } from './measure.ts';

export interface Figure {
  readonly median: number;
  readonly best: number;
  /** Half the distance between the quartiles, as a part of the median. */
  readonly spread: number;
}

const nsPerUnit = ({ units, cpuNs }: Sample): number => cpuNs / units;
const unitsPerSecond = (sample: Sample): number => 1e9 / nsPerUnit(sample);

function of(samples: Samples, name: string): readonly Sample[] {
  const list = samples.get(name);
  if (list === undefined || list.length === 0) throw new Error(`nothing was measured under the name ${name}`);
  return list;
}

export function cost(samples: Samples, name: string): Figure {
  const values = of(samples, name).map(nsPerUnit);
  return { ...middle(values), best: Math.min(...values) };
}

export function rate(samples: Samples, name: string): Figure {
  const values = of(samples, name).map(unitsPerSecond);
  return { ...middle(values), best: Math.max(...values) };
}

/**
 * The ratio of two costs, computed from windows of the same round, which met the same load. `best` compares the best windows of
 * both: a lucky window against an unlucky one says nothing.
 */
export function ratio(samples: Samples, dear: string, cheap: string): Figure {
  const others = of(samples, cheap);
  const values = of(samples, dear).map((sample, round) => nsPerUnit(sample) / nsPerUnit(others[round]));
  return { ...middle(values), best: cost(samples, dear).best / cost(samples, cheap).best };
}

function middle(values: readonly number[]): { median: number; spread: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  return { median, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / median };
}

function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.ceil(at);
  return sorted[below] + (sorted[above] - sorted[below]) * (at - below);
}
