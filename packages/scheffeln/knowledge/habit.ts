// How players act in a bot's playouts: each takes the action that looks best by fitted weights, with a slip now and then.
import type { Random, Seat } from '@backroom/kit';
import { EXCHANGE, MOVE, type SeatAction } from '../src/actions.ts';
import { sample } from '../src/legal.ts';
import { drive } from '../src/moving.ts';
import { layout, riderOf, type State, topToken } from '../src/state.ts';
import { CARDS, CHARACTERS, PLACES } from '../src/vocabulary.ts';
import { firstHabit } from './first-habit.ts';
import { first } from './last-two.ts';
import { driveBack, earnsAfter } from './prospect.ts';
import { WEIGHTS } from './weights.ts';

const { AT, CHARACTER, CHOOSE, EVERY_CHARACTER, FREE, FULL, HAND, HELD, KINDS, MAFIA, NONE } = layout;
const { OCCUPIED, PHASE, PLAY, SEATS, TOP } = layout;

/** One decision in this many is random, because people overlook things. */
const SLIP = 10;

export function habit(s: State, seat: Seat, random: Random): SeatAction {
  const kinds = s[KINDS + seat];
  // One colour card leaves no choice (SH-23).
  if (s[HELD + seat] === 1 && kinds <= EVERY_CHARACTER) return MOVE[first(kinds)];
  if (s[PHASE] === PLAY && kinds <= EVERY_CHARACTER && s[MAFIA] === 0) {
    return random.below(SLIP) === 0 ? sample(s, seat, random) : bestByWeights(s, seat);
  }
  // A good place before the round tells nothing: searches find a greedy choice of the character worse than any.
  return s[PHASE] === CHOOSE ? sample(s, seat, random) : firstHabit(s, seat, random);
}

/**
 * The weights in one flat list, WIDTH for each number of seats and cards, for dollars instead of thousands. Playouts spend most of
 * their time here: fields of objects would be slower.
 */
const WIDTH = 14;
const TABLE = Float64Array.from(
  WEIGHTS.flat().flatMap((w) => [
    ...[w.top, ...w.alone, w.covered, w.drive, w.next, w.rivalsNext, w.left].map((weight) => weight / 1000),
    ...[w.place, w.ownCard, w.rivalCard, w.twin, w.exchange],
  ]),
);
/** Where each weight is; the first five go by how a car stands. */
const [DRIVE, NEXT, RIVALS_NEXT, LEFT, PLACE, OWN_CARD, RIVAL_CARD, TWIN, CHANGE] = [5, 6, 7, 8, 9, 10, 11, 12, 13];

/** The share of its token that counts for a car that is given up, by how it stands. */
const LIKELY = [1, 1, 0.7, 0.5, 0];

/** Of each character that one may take: its worth, and what it earns after each kind of card. Memory for one decision, reused. */
const worthOfCar = new Float64Array(CHARACTERS);
const earnedAfter = new Float64Array(CHARACTERS * CHARACTERS);

/** For two to four colour cards. Among equals, the first. */
export function bestByWeights(s: State, seat: Seat): SeatAction {
  const held = s[HELD + seat];
  const w = WIDTH * ((s[SEATS] - 2) * 3 + held - 2);
  const own = s[CHARACTER + seat];
  const kinds = s[KINDS + seat];
  const hand = HAND + seat * CARDS.length;
  const rivals = rivalsOf(s, seat);
  lookAtCharacters(s, w, kinds);
  const change = TABLE[w + CHANGE] + TABLE[w + LEFT] * LIKELY[standingOf(s, own)] * tokenOf(s, own);
  const next = TABLE[w + NEXT];
  const ownCard = TABLE[w + OWN_CARD];
  let play = first(kinds);
  let take: number = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    const left = s[hand + card] > 1 ? kinds : kinds & ~(1 << card);
    const kept = worthOfHand(w, left, held - 1, rivals);
    const drives = kept + worthOfMove(s, w, own, card, left, rivals);
    if (drives > most) {
      most = drives;
      play = card;
      take = NONE;
    }
    const base = kept + change + worthOfLast(s, w, left, rivals);
    const share = next / sizeOf(left);
    for (let free = s[FREE]; free !== 0; free &= free - 1) {
      const car = first(free);
      let worth = base + worthOfCar[car] + ((left >> car) & 1) * ownCard;
      if (next !== 0) {
        for (let cards = left; cards !== 0; cards &= cards - 1)
          worth += share * earnedAfter[car * CHARACTERS + first(cards)];
      }
      if (worth <= most) continue;
      most = worth;
      play = card;
      take = car;
    }
  }
  return take === NONE ? MOVE[play] : EXCHANGE[play][take];
}

/** Their characters, as bits. */
function rivalsOf(s: State, seat: Seat): number {
  let rivals = 0;
  for (let other = 0; other < s[SEATS]; other++) if (other !== seat) rivals |= 1 << s[CHARACTER + other];
  return rivals;
}

/** How many members a set of up to eight has. */
function sizeOf(set: number): number {
  const pairs = set - ((set >> 1) & 0x55);
  const fours = (pairs & 0x33) + ((pairs >> 2) & 0x33);
  return (fours + (fours >> 4)) & 0x0f;
}

function lookAtCharacters(s: State, w: number, kinds: number): void {
  for (let rest = s[FREE]; rest !== 0; rest &= rest - 1) {
    const car = first(rest);
    worthOfCar[car] = worthOf(s, w, car);
    if (TABLE[w + NEXT] === 0) continue;
    for (let cards = kinds; cards !== 0; cards &= cards - 1) {
      earnedAfter[car * CHARACTERS + first(cards)] = earnsAfter(s, car, first(cards));
    }
  }
}

/** The own car after a card was played face up. The state is changed and restored, because a copy would cost more than all the rest. */
function worthOfMove(s: State, w: number, own: number, card: number, left: number, rivals: number): number {
  const from = s[AT + card];
  const rider = riderOf(s, card);
  const onTop = s[TOP + from] === card;
  const occupied = s[OCCUPIED];
  const full = s[FULL];
  drive(s, card, false);
  let worth = worthOf(s, w, own) + worthOfLast(s, w, left, rivals) + ((left >> own) & 1) * TABLE[w + OWN_CARD];
  if (TABLE[w + NEXT] !== 0) {
    const share = TABLE[w + NEXT] / sizeOf(left);
    for (let rest = left; rest !== 0; rest &= rest - 1) worth += share * earnsAfter(s, own, first(rest));
  }
  driveBack(s, card, from, rider, onTop, occupied, full);
  return worth;
}

/** How a car stands. The hand does not count. */
function worthOf(s: State, w: number, car: number): number {
  const stands = TABLE[w + standingOf(s, car)] * tokenOf(s, car);
  return stands + TABLE[w + PLACE] * s[AT + car] + TABLE[w + DRIVE] * earnsAfter(s, car, car);
}

const tokenOf = (s: State, car: number): number => s[topToken(s, s[AT + car])];

/** 0: on top; 1 to 3: alone, with 0, 1, or 2 and more cars whose next drive would end on it; 4: covered. */
export function standingOf(s: State, car: number): number {
  const place = s[AT + car];
  const top = s[TOP + place];
  if (top !== NONE) return top === car ? 0 : 4;
  let behind = (place + PLACES - 1) & 7;
  let cars = 0;
  // The upper car of a pair drives past other pairs.
  for (; s[FULL] & (1 << behind); behind = (behind + PLACES - 1) & 7) cars++;
  cars += (s[OCCUPIED] >> behind) & 1;
  return cars > 1 ? 3 : 1 + cars;
}

/** The cards that are left. The own car does not count. */
const worthOfHand = (w: number, left: number, size: number, rivals: number): number =>
  TABLE[w + TWIN] * (size - sizeOf(left)) + (left & rivals ? TABLE[w + RIVAL_CARD] : 0);

/** What the rivals earn after the last card. */
function worthOfLast(s: State, w: number, left: number, rivals: number): number {
  if (TABLE[w + RIVALS_NEXT] === 0) return 0;
  let sum = 0;
  for (let rest = rivals; rest !== 0; rest &= rest - 1) sum += earnsAfter(s, first(rest), first(left));
  return (TABLE[w + RIVALS_NEXT] * sum) / (s[SEATS] - 1);
}
