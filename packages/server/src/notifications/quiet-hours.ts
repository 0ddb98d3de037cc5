// Quiet hours in the player's time zone.

const MINUTE = 60_000;
const DAY = 1440;

export interface QuietHours {
  /** In the form 22:30. `to` is exclusive. Equal times: never quiet. */
  readonly from: string;
  readonly to: string;
  /** Minutes that the player's clock is ahead of UTC. */
  readonly offset: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the current quiet hours end; null: it is not quiet now. */
export function quietUntil({ from, to, offset }: QuietHours, now: number): number | null {
  const minute = Math.floor(now / MINUTE);
  const local = (((minute + offset) % DAY) + DAY) % DAY;
  const lasts = (minutesOf(to) - minutesOf(from) + DAY) % DAY;
  const since = (local - minutesOf(from) + DAY) % DAY;
  return since < lasts ? (minute + lasts - since) * MINUTE : null;
}
