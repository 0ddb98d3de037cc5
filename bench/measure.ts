// Measures CPU time in short windows that alternate, so that other load on the machine affects all contestants alike.

export interface Sample {
  readonly units: number;
  readonly cpuNs: number;
}

/**
 * Repeats the work until that much CPU time of this process is used up: user and system, garbage collector and compiler
 * included. The work returns how many units it did, and takes long enough (some quarter of a millisecond) that reading the clock
 * does not count.
 */
export function cpuWindow(work: () => number, cpuMs: number): Sample {
  const begin = process.cpuUsage();
  for (let units = 0; ; ) {
    units += work();
    const { user, system } = process.cpuUsage(begin);
    if (user + system >= cpuMs * 1000) return { units, cpuNs: (user + system) * 1000 };
  }
}

export interface Contestant {
  readonly name: string;
  /** CPU time before the first window, for the compiler to do its work. */
  readonly warmUpMs: number;
  /** CPU time of one window. */
  readonly cpuMs: number;
  window(name: string, cpuMs: number): Promise<Sample>;
}

/** All windows of each contestant, by name; those of one round have the same index. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** Warms up all contestants, then takes `rounds` windows of each. Each round starts with another contestant. */
export async function takeTurns(contestants: readonly Contestant[], rounds: number): Promise<Samples> {
  const samples = new Map(contestants.map(({ name }) => [name, [] as Sample[]]));
  for (const { name, warmUpMs, window } of contestants) await window(name, warmUpMs);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      const { name, cpuMs, window } = contestants[(round + i) % contestants.length];
      samples.get(name)?.push(await window(name, cpuMs));
    }
  }
  return samples;
}

export function joined(parts: readonly Samples[]): Samples {
  const names = [...(parts[0]?.keys() ?? [])];
  return new Map(names.map((name) => [name, parts.flatMap((part) => part.get(name) ?? [])]));
}
