// The growth of a value, from samples of the last day. A sample is taken on request, at most once an hour.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export class Growth {
  private samples: { readonly at: number; readonly value: number }[] = [];

  /** Per day; 0 until the first sample is an hour old. */
  perDay(value: number, now: number): number {
    this.samples = this.samples.filter(({ at }) => now - at <= DAY);
    const [oldest] = this.samples;
    const latest = this.samples[this.samples.length - 1];
    if (latest === undefined || now - latest.at >= HOUR) this.samples.push({ at: now, value });
    if (oldest === undefined || now - oldest.at < HOUR) return 0;
    return ((value - oldest.value) / (now - oldest.at)) * DAY;
  }
}
