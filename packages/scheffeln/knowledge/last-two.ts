// The last free decision of a round, with two colour cards left: what the seat's own car earns for each way of using both, if
// nobody else moves. Both cards are planned together, because the last one must be played face up (SH-23).
import type { Random, Seat } from '@backroom/kit';
import { EXCHANGE, MOVE, type SeatAction } from '../src/actions.ts';
import { drive } from '../src/moving.ts';
import { layout, riderOf, type State } from '../src/state.ts';
import { BLACK } from '../src/vocabulary.ts';
import { Favourite } from './favourite.ts';
import { driveBack, earns, earnsAfter } from './prospect.ts';

const { AT, CHARACTER, EVERY_CHARACTER, FREE, FULL, HELD, KINDS, MAFIA, OCCUPIED, TOP } = layout;

export const holdsLastTwo = (s: State, seat: Seat): boolean =>
  s[HELD + seat] === 2 && (s[KINDS + seat] & ~EVERY_CHARACTER) === 0;

/** The lowest member of a set: of kinds of cards, or of characters. */
export const first = (set: number): number => 31 - Math.clz32(set & -set);

/** The first step of the best way; among equals, any. */
export function bestOfLastTwo(s: State, seat: Seat, random: Random): SeatAction {
  const kinds = s[KINDS + seat];
  const low = first(kinds);
  const high = 31 - Math.clz32(kinds);
  const favourite = new Favourite(random);
  considerDriving(s, seat, low, high, favourite);
  if (low !== high) considerDriving(s, seat, high, low, favourite);
  return favourite.action ?? MOVE[low];
}

/** `car` drives: either now, and `other` drives last; or last, after `other` was discarded for an Exchange. */
function considerDriving(s: State, seat: Seat, car: number, other: number, favourite: Favourite): void {
  const from = s[AT + car];
  const rider = riderOf(s, car);
  const onTop = s[TOP + from] === car;
  const occupied = s[OCCUPIED];
  const full = s[FULL];
  // Changes the state and undoes it, because a copy would cost more than all the rest.
  drive(s, car, false);
  favourite.consider(MOVE[car], earnsAfter(s, s[CHARACTER + seat], other));
  if (s[MAFIA] === 0) {
    for (let rest = s[FREE]; rest !== 0; rest &= rest - 1) {
      favourite.consider(EXCHANGE[other][first(rest)], earns(s, first(rest)));
    }
  }
  driveBack(s, car, from, rider, onTop, occupied, full);
  if (s[MAFIA] === 1) considerExchangeWithMafia(s, car, other, favourite);
}

/** SH-91: the discard moves the black car before the last card is played. */
function considerExchangeWithMafia(s: State, car: number, other: number, favourite: Favourite): void {
  const ahead = s.slice();
  drive(ahead, BLACK, false);
  for (let rest = s[FREE]; rest !== 0; rest &= rest - 1) {
    favourite.consider(EXCHANGE[other][first(rest)], earnsAfter(ahead, first(rest), car));
  }
}
