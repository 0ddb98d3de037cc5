// How cars drive (SH-30 to SH-37). One function for both directions: backward is forward, mirrored (SH-81).
import type { State } from './state.ts';
import { NONE } from './vocabulary.ts';

/** Places a step leads on, clockwise, modulo eight. */
export const FORWARD = 1;
export const BACK = 7;
export type Step = typeof FORWARD | typeof BACK;

export function drive(s: State, car: number, step: Step): void {
  const { ring, at } = s;
  const from = at[car];
  const bottom = from * 2;
  const rider = ring[bottom] === car ? ring[bottom + 1] : NONE;
  let to = (from + step) & 7;
  if (rider !== NONE) {
    // Both leave before the search, so a full ring brings them back (SH-37).
    ring[bottom] = NONE;
    ring[bottom + 1] = NONE;
    while (ring[to * 2] !== NONE) to = (to + step) & 7;
    ring[to * 2] = car;
    ring[to * 2 + 1] = rider;
    at[rider] = to;
  } else {
    ring[ring[bottom] === car ? bottom : bottom + 1] = NONE;
    while (ring[to * 2 + 1] !== NONE) to = (to + step) & 7;
    ring[ring[to * 2] === NONE ? to * 2 : to * 2 + 1] = car;
  }
  at[car] = to;
}

/** Evasion: a car on top leaves its pair for an empty place (SH-80). */
export function evade(s: State, car: number, to: number): void {
  s.ring[s.at[car] * 2 + 1] = NONE;
  s.ring[to * 2] = car;
  s.at[car] = to;
}
