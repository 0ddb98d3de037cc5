// Rate limits: a token bucket that refills steadily.

export interface Rate {
  /** The burst. */
  readonly burst: number;
  /** Tokens per second. */
  readonly perSecond: number;
}

export class Bucket {
  private left: number;
  private at: number;
  private readonly rate: Rate;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** Takes `cost` tokens if the bucket has them. A clock that goes back adds none. */
  take(now: number, cost = 1): boolean {
    this.refill(now);
    // A cost above the capacity needs a full bucket and leaves a debt.
    if (this.left < Math.min(cost, this.rate.burst)) return false;
    this.left -= cost;
    return true;
  }

  /**
   * Takes a token, if need be one that is still to come. Returns the milliseconds to wait for it; null if it takes longer than
   * `longest`: then none is taken.
   */
  reserve(now: number, longest: number): number | null {
    this.refill(now);
    const wait = Math.ceil((Math.max(0, 1 - this.left) / this.rate.perSecond) * 1000);
    if (wait > longest) return null;
    this.left -= 1;
    return wait;
  }

  /** Charges for work already done, even below zero: the debt is refilled first. Returns false for a debt. */
  pay(now: number, cost: number): boolean {
    this.refill(now);
    this.left = Math.max(this.left - cost, -this.rate.burst);
    return this.left >= 0;
  }

  /** Gives tokens back: the request does not count. */
  giveBack(): void {
    this.left = Math.min(this.rate.burst, this.left + 1);
  }

  isFull(now: number): boolean {
    this.refill(now);
    return this.left >= this.rate.burst;
  }

  private refill(now: number): void {
    const passed = Math.max(0, now - this.at) / 1000;
    this.at = now;
    this.left = Math.min(this.rate.burst, this.left + passed * this.rate.perSecond);
  }
}

/** The shortest time between two searches for full buckets; milliseconds. */
const SWEEP_EVERY = 1000;

/** A bucket per key (an address, a session). Full ones are dropped, so strangers cannot fill the memory. */
export class Buckets {
  /** The most recently used one is the last. */
  private readonly byKey = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly most: number;
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate, most = 50_000) {
    this.rate = rate;
    this.most = most;
  }

  take(key: string, now: number, cost = 1): boolean {
    return this.bucketOf(key, now).take(now, cost);
  }

  /** See `Bucket.reserve`. */
  reserve(key: string, now: number, longest: number): number | null {
    return this.bucketOf(key, now).reserve(now, longest);
  }

  /** Charges for work already done. Returns false for a debt. */
  pay(key: string, now: number, cost: number): boolean {
    return this.bucketOf(key, now).pay(now, cost);
  }

  private bucketOf(key: string, now: number): Bucket {
    const known = this.byKey.get(key);
    if (known === undefined) this.makeRoom(now);
    else this.byKey.delete(key);
    const bucket = known ?? new Bucket(this.rate, now);
    this.byKey.set(key, bucket);
    return bucket;
  }

  /** Gives tokens back: the request does not count. */
  giveBack(key: string): void {
    this.byKey.get(key)?.giveBack();
  }

  /** More keys than the limit: drop the least recently used one. */
  private makeRoom(now: number): void {
    if (this.byKey.size < this.most) return;
    if (now - this.sweptAt >= SWEEP_EVERY) this.sweep(now);
    const [quietest] = this.byKey.keys();
    if (this.byKey.size >= this.most && quietest !== undefined) this.byKey.delete(quietest);
  }

  sweep(now: number): void {
    this.sweptAt = now;
    for (const [key, bucket] of this.byKey) if (bucket.isFull(now)) this.byKey.delete(key);
  }

  get size(): number {
    return this.byKey.size;
  }
}
