// How cars drive (SH-30 to SH-37). One function for both directions: backward is forward, mirrored (SH-81).
import { layout, putCar, type State } from './state.ts';
import { PLACES } from './vocabulary.ts';

const { AT, BOTTOM, FULL, OCCUPIED, TOP, NONE } = layout;

const EVERY_PLACE = 255;

export function drive(s: State, car: number, back: boolean): void {
  const from = s[AT + car];
  const bit = 1 << from;
  const rider = s[BOTTOM + from] === car ? s[TOP + from] : NONE;
  if (rider !== NONE) {
    // Both leave before the search, so a full ring brings them back (SH-37).
    s[OCCUPIED] &= ~bit;
    s[FULL] &= ~bit;
    s[BOTTOM + from] = NONE;
    s[TOP + from] = NONE;
    const to = nextPlace(EVERY_PLACE & ~s[OCCUPIED], from, back);
    putCar(s, car, to);
    putCar(s, rider, to);
  } else {
    leave(s, from);
    putCar(s, car, nextPlace(EVERY_PLACE & ~s[FULL], from, back));
  }
}

/** Evasion: a car on top leaves its pair for an empty place (SH-80). */
export function evade(s: State, car: number, to: number): void {
  leave(s, s[AT + car]);
  putCar(s, car, to);
}

/** Takes away a car that is alone or on top. */
function leave(s: State, place: number): void {
  const bit = 1 << place;
  const full = s[FULL];
  s[BOTTOM + place + PLACES * ((full >> place) & 1)] = NONE;
  s[OCCUPIED] &= ~bit | full;
  s[FULL] = full & ~bit;
}

/** The first of these places that a car meets after `from`; `from` itself comes last. */
export function nextPlace(places: number, from: number, back: boolean): number {
  const twice = (places << 8) | places;
  if (back) return (from + 31 - Math.clz32((twice >> from) & EVERY_PLACE)) & 7;
  const ahead = twice >> (from + 1);
  return (from + 32 - Math.clz32(ahead & -ahead)) & 7;
}
