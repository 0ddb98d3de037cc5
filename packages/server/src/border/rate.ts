// How often somebody may do something: a bucket that fills steadily and is emptied by use.

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  /** How many a second in the long run. */
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

  /** Takes one if there is one. A clock that went back fills nothing. */
  take(now: number): boolean {
    this.refill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** What was taken is given back: it was not to be counted. */
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

/** A bucket for each key (an address, a session). Full ones are forgotten, so strangers cannot fill the memory. */
export class Buckets {
  private readonly byKey = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly most: number;

  constructor(rate: Rate, most = 50_000) {
    this.rate = rate;
    this.most = most;
  }

  take(key: string, now: number): boolean {
    let bucket = this.byKey.get(key);
    if (bucket === undefined) {
      if (this.byKey.size >= this.most) this.sweep(now);
      // More strangers at once than we can tell apart: the oldest is forgotten.
      const [oldest] = this.byKey.keys();
      if (this.byKey.size >= this.most && oldest !== undefined) this.byKey.delete(oldest);
      bucket = new Bucket(this.rate, now);
      this.byKey.set(key, bucket);
    }
    return bucket.take(now);
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.byKey) if (bucket.isFull(now)) this.byKey.delete(key);
  }

  get size(): number {
    return this.byKey.size;
  }
}
