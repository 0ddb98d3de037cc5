// The former habit: each player acts for their own car, greedily at first, with a plan for the last two cards, and with a slip now
// and then. Still in use with RUN cards, with the Mafia and in Speed, and by the ladder's `first-kingpin`.
import type { Random, Seat } from '@backroom/kit';
import { CHOOSE_CHARACTER, EXCHANGE, GRAB_CHARACTER, JOKER_DRIVE, MOVE, type SeatAction } from '../src/actions.ts';
import { sample } from '../src/legal.ts';
import { drive } from '../src/moving.ts';
import { carCount, layout, type State } from '../src/state.ts';
import { CHARACTERS, JOKER } from '../src/vocabulary.ts';
import { Favourite } from './favourite.ts';
import { bestOfLastTwo, first, holdsLastTwo } from './last-two.ts';
import { earns, earnsAfter } from './prospect.ts';

const { CHARACTER, CHOOSE, EVERY_CHARACTER, FREE, HELD, KINDS, PHASE, PICK, PLAY, ROW, ROW_COUNT } = layout;

/** One decision in ten is random, because people overlook things. */
const SLIP = 10;

export function firstHabit(s: State, seat: Seat, random: Random): SeatAction {
  // One colour card leaves no choice (SH-23).
  if (s[HELD + seat] === 1 && s[KINDS + seat] <= EVERY_CHARACTER) return MOVE[first(s[KINDS + seat])];
  if (random.below(SLIP) === 0) return sample(s, seat, random);
  return s[PHASE] === PLAY && holdsLastTwo(s, seat) ? bestOfLastTwo(s, seat, random) : greedy(s, seat, random);
}

/** Speed is solved exactly: the row says where every car will stand. */
function bestGrab(s: State, random: Random): SeatAction {
  const ahead = s.slice();
  for (let i = 0; i < s[ROW_COUNT]; i++) drive(ahead, s[ROW + i], false);
  return bestCharacter(ahead, GRAB_CHARACTER, random);
}

function bestCharacter(s: State, actions: readonly SeatAction[], random: Random): SeatAction {
  let best = 0;
  let most = -1;
  let equals = 0;
  for (let character = 0; character < CHARACTERS; character++) {
    const value = s[FREE] & (1 << character) ? earns(s, character) : -1;
    if (value < most || value < 0) continue;
    equals = value > most ? 1 : equals + 1;
    most = value;
    if (equals === 1 || random.below(equals) === 0) best = character;
  }
  return actions[best];
}

/** The action after which the seat's own car earns most at once; among equals, a random one. */
export function greedy(s: State, seat: Seat, random: Random): SeatAction {
  if (s[PHASE] === PICK) return bestGrab(s, random);
  if (s[PHASE] === CHOOSE) return bestCharacter(s, CHOOSE_CHARACTER, random);
  const kinds = s[KINDS + seat];
  const own = s[CHARACTER + seat];
  const favourite = new Favourite(random);
  for (let rest = kinds & EVERY_CHARACTER; rest !== 0; rest &= rest - 1) {
    favourite.consider(MOVE[first(rest)], earnsAfter(s, own, first(rest)));
  }
  if (kinds & (1 << JOKER)) {
    for (let car = 0; car < carCount(s); car++) favourite.consider(JOKER_DRIVE[car], earnsAfter(s, own, car));
  }
  if (s[HELD + seat] > 1) {
    const exchange = EXCHANGE[first(kinds)];
    for (let rest = s[FREE]; rest !== 0; rest &= rest - 1)
      favourite.consider(exchange[first(rest)], earns(s, first(rest)));
  }
  return favourite.action ?? sample(s, seat, random);
}
