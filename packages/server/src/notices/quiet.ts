// Quiet hours, on the clock of whoever wishes them.

const MINUTE = 60_000;
const DAY = 1440;

export interface Quiet {
  /** As on a clock: 22:30. Not included in the quiet time: `to`. The same twice: never quiet. */
  readonly from: string;
  readonly to: string;
  /** Minutes that his clock is ahead of Greenwich. */
  readonly offset: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the quiet ends that it is now, or null. */
export function quietUntil({ from, to, offset }: Quiet, now: number): number | null {
  const minute = Math.floor(now / MINUTE);
  const local = (((minute + offset) % DAY) + DAY) % DAY;
  const lasts = (minutesOf(to) - minutesOf(from) + DAY) % DAY;
  const since = (local - minutesOf(from) + DAY) % DAY;
  return since < lasts ? (minute + lasts - since) * MINUTE : null;
}
