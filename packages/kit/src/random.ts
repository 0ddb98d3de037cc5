// Random numbers. A host draws them from a committed, cryptographic stream; tests and playouts use the fast seeded one here.

/** All that a game needs of a random source, so that a host can bring its own. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/**
 * sfc32 (Chris Doty-Humphrey, PractRand): small, fast, good. Never for hiding anything: its state can be inferred.
 * `split` gives an independent stream by name, regardless of earlier draws, so that adding a draw in one
 * place does not change another.
 */
export class Seeded implements Random {
  private readonly key: string;
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.key = seed;
    this.a = murmur(seed, 0x9e3779b9);
    this.b = murmur(seed, 0x243f6a88);
    this.c = murmur(seed, 0xb7e15162);
    for (let i = 0; i < 12; i++) this.next();
  }

  split(label: string | number): Seeded {
    return new Seeded(`${this.key}/${label}`);
  }

  /** 32 random bits as a whole number. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }

  /** Scaling 32 bits favours no value by more than n / 2^32. That is negligible for playouts, but not for a real shuffle. */
  below(n: number): number {
    const x = this.next();
    if (n > 0x7fff) return Math.floor(x * 2.3283064365386963e-10 * n);
    // The same in whole numbers, which is quicker: the upper half of x * n.
    return (Math.imul(x >>> 16, n) + (Math.imul(x & 0xffff, n) >>> 16)) >>> 16;
  }
}

/** Fisher-Yates, in place; of the whole list or a part of it. */
export function shuffle<T>(list: T[], random: Random, from = 0, end = list.length): T[] {
  for (let i = end - 1; i > from; i--) {
    const j = from + random.below(i + 1 - from);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** MurmurHash3 (Austin Appleby), 32 bits, over UTF-16 units: turns a seed of any text into numbers. */
function murmur(text: string, seed: number): number {
  let h = seed | 0;
  for (let i = 0; i < text.length; i++) {
    let k = Math.imul(text.charCodeAt(i), 0xcc9e2d51);
    k = (k << 15) | (k >>> 17);
    h ^= Math.imul(k, 0x1b873593);
    h = (h << 13) | (h >>> 19);
    h = (Math.imul(h, 5) + 0xe6546b64) | 0;
  }
  h ^= text.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
