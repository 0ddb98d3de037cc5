// The Crime Track (SC-18, SC-40, SC-80).
import type { Out } from '../events.ts';
import type { State } from '../state.ts';
import { CRIME_TOP } from '../vocabulary.ts';

/** Up or down, never beyond the top and never to Ness's level or below. */
export function changeCrime(s: State, seat: number, by: number, out: Out): void {
  const player = s.players[seat];
  const from = player.crime;
  const to = Math.min(CRIME_TOP, Math.max(s.ness + 1, from + by));
  if (to === from) return;
  player.crime = to;
  out?.push({ type: 'crime', seat, from, to });
}

/** Has somebody reached the top? Then a Raid follows as soon as what caused it is complete. */
export function raidIsDue(s: State): boolean {
  for (const player of s.players) if (player.crime >= CRIME_TOP) return true;
  return false;
}
