// What a seat's car would earn, now or after somebody's car has driven: looked up, not played out.
import { nextPlace } from '../src/moving.ts';
import { layout, riderOf, type State, topToken } from '../src/state.ts';

const { AT, BOTTOM, FULL, HEIGHT, NONE, OCCUPIED, TOP } = layout;
const EVERY_PLACE = 255;

const tokenAt = (s: State, place: number): number => (s[HEIGHT + place] > 0 ? s[topToken(s, place)] : 0);

/** The open token under a car with no other car on top; otherwise 0. */
export const earns = (s: State, car: number): number => (riderOf(s, car) === NONE ? tokenAt(s, s[AT + car]) : 0);

/** What `car` would earn after `mover` has driven one step forward. */
export function earnsAfter(s: State, car: number, mover: number): number {
  const place = s[AT + car];
  const from = s[AT + mover];
  if (mover === car) {
    if (riderOf(s, car) !== NONE) return 0;
    const full = s[FULL] & ~(1 << from);
    return tokenAt(s, nextPlace(EVERY_PLACE & ~full, from, false));
  }
  if (from === place) {
    // Either the mover leaves this car's roof, or it carries this car along to an empty place.
    if (s[TOP + place] === mover) return tokenAt(s, place);
    return tokenAt(s, nextPlace((EVERY_PLACE & ~s[OCCUPIED]) | (1 << from), from, false));
  }
  const now = earns(s, car);
  if (now === 0 || s[TOP + place] === car || (s[BOTTOM + from] === mover && s[TOP + from] !== NONE)) return now;
  const to = nextPlace(EVERY_PLACE & ~(s[FULL] & ~(1 << from)), from, false);
  return to === place ? 0 : now;
}

/** Undoes one drive forward, given the ring before it: the car's place, its rider, whether it was on top, and the sets of places. */
export function driveBack(
  s: State,
  car: number,
  from: number,
  rider: number,
  onTop: boolean,
  occupied: number,
  full: number,
): void {
  const to = s[AT + car];
  if (s[BOTTOM + to] === car) s[BOTTOM + to] = NONE;
  if (s[TOP + to] === car || rider !== NONE) s[TOP + to] = NONE;
  s[(onTop ? TOP : BOTTOM) + from] = car;
  s[AT + car] = from;
  if (rider !== NONE) {
    s[TOP + from] = rider;
    s[AT + rider] = from;
  }
  s[OCCUPIED] = occupied;
  s[FULL] = full;
}
