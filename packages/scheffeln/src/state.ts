// The state: one flat list of small whole numbers. Copying it is one `slice`, saving it is JSON, playing allocates
// nothing. This page is its map: `s[TURN]` is a number, `s[AT + car]` one of a row of numbers.
//
// Others take what they need out of `layout`: `const { TURN, AT } = layout;`. V8 folds a module's own constants into the
// code and loads imported ones again each time, which made every decision a sixth slower.
import type { Options } from './options.ts';
import {
  CARDS,
  CARS,
  CHARACTERS,
  HAND_SIZE,
  NONE,
  PHASES,
  type Phase,
  PLACES,
  ROW_LENGTH,
  TOKEN_COUNT,
  TOKENS_PER_STACK,
} from './vocabulary.ts';

export type State = number[];

let size = 0;
function cells(count: number): number {
  const first = size;
  size += count;
  return first;
}

const MOST_SEATS = 8;
/** Only the basic game has hands. */
const MOST_HANDS = 4;

const SEATS = cells(1);
/** The options. Those that are yes or no are 1 or 0. */
const SPEED = cells(1);
const MOVEMENT_CARDS = cells(1);
const RUN = cells(1);
const MAFIA = cells(1);
const STUDY_LIMIT = cells(1);

const PHASE = cells(1);
const ROUND = cells(1);
const START = cells(1);
/** Whose turn it is; NONE while nobody or everybody is to act. */
const TURN = cells(1);

/** The car at the bottom and on top of each place, or NONE. A car alone is at the bottom. TOP follows BOTTOM at once. */
const BOTTOM = cells(PLACES);
const TOP = cells(PLACES);
/** The place of each car; NONE for the black car when it is not in the game. */
const AT = cells(CARS.length);
/** Places with at least one car, and places with two, as bits: what a driver looks for. */
const OCCUPIED = cells(1);
const FULL = cells(1);

/** Four cells a place: a stack from the top. What was taken leaves its cell behind: the last HEIGHT of them count. */
const TOKENS = cells(TOKEN_COUNT);
const HEIGHT = cells(PLACES);

/** Each seat's character, or NONE; and the characters in the centre, as bits. */
const CHARACTER = cells(MOST_SEATS);
const FREE = cells(1);
const MONEY = cells(MOST_SEATS);

/** For each seat how many it holds of each kind of card, the kinds it holds as bits, and how many cards in all. */
const HAND = cells(MOST_HANDS * CARDS.length);
const KINDS = cells(MOST_SEATS);
const HELD = cells(MOST_SEATS);

/** Tokens taken, in order: `pack(value, seat)`; by NONE, if they left the game. The first TAKEN_COUNT of them count. */
const TAKEN_COUNT = cells(1);
const TAKEN = cells(TOKEN_COUNT);

/** Cards played face up this round, and those discarded: `pack(card, seat)`. */
const UP_COUNT = cells(1);
const UP = cells(MOST_HANDS * HAND_SIZE);
const DOWN_COUNT = cells(1);
const DOWN = cells(MOST_HANDS * HAND_SIZE);

/** Speed: the open row from left to right, and the time left, or NONE while no such clock runs. */
const ROW_COUNT = cells(1);
const ROW = cells(ROW_LENGTH);
const COUNTDOWN = cells(1);
const STUDY = cells(1);

/** Something and the seat it belongs to (or NONE) in one number. */
export const pack = (what: number, seat: number): number => what * 16 + seat + 1;
export const packed = (pair: number): number => pair >> 4;
export const packedSeat = (pair: number): number => (pair & 15) - 1;

const phase = (name: Phase): number => PHASES.indexOf(name);
const SETUP = phase('setup');
const DEAL = phase('deal');
const CHOOSE = phase('choose');
const PLAY = phase('play');
const PICK = phase('pick');
const OVER = phase('over');

const EVERY_CHARACTER = (1 << CHARACTERS) - 1;

/** Where everything is, what phases are numbered, and NONE: see above. */
export const layout = {
  SEATS,
  SPEED,
  MOVEMENT_CARDS,
  RUN,
  MAFIA,
  STUDY_LIMIT,
  PHASE,
  ROUND,
  START,
  TURN,
  BOTTOM,
  TOP,
  AT,
  OCCUPIED,
  FULL,
  TOKENS,
  HEIGHT,
  CHARACTER,
  FREE,
  MONEY,
  HAND,
  KINDS,
  HELD,
  TAKEN_COUNT,
  TAKEN,
  UP_COUNT,
  UP,
  DOWN_COUNT,
  DOWN,
  ROW_COUNT,
  ROW,
  COUNTDOWN,
  STUDY,
  SETUP,
  DEAL,
  CHOOSE,
  PLAY,
  PICK,
  OVER,
  EVERY_CHARACTER,
  NONE,
} as const;

const BLANK: State = new Array<number>(size).fill(NONE);
BLANK.fill(0, HEIGHT, HEIGHT + PLACES);
BLANK.fill(0, MONEY, MONEY + MOST_SEATS);
BLANK.fill(0, HAND, HELD + MOST_SEATS);
for (const count of [OCCUPIED, FULL, TAKEN_COUNT, UP_COUNT, DOWN_COUNT, ROW_COUNT, START]) BLANK[count] = 0;
BLANK[PHASE] = SETUP;
BLANK[ROUND] = 1;
BLANK[FREE] = EVERY_CHARACTER;

export function start(options: Options, seats: number): State {
  const s = BLANK.slice();
  s[SEATS] = seats;
  s[SPEED] = options.mode === 'speed' ? 1 : 0;
  s[MOVEMENT_CARDS] = options.movementCards;
  s[RUN] = options.run ? 1 : 0;
  s[MAFIA] = options.mafia ? 1 : 0;
  s[STUDY_LIMIT] = options.studyLimitMs ?? NONE;
  return s;
}

export const clone = (s: State): State => s.slice();

export function optionsOf(s: State): Options {
  return {
    mode: s[SPEED] === 1 ? 'speed' : 'basic',
    movementCards: s[MOVEMENT_CARDS] as Options['movementCards'],
    run: s[RUN] === 1,
    mafia: s[MAFIA] === 1,
    studyLimitMs: (s[STUDY_LIMIT] === NONE ? null : s[STUDY_LIMIT]) as Options['studyLimitMs'],
  };
}

export const carCount = (s: State): number => CHARACTERS + s[MAFIA];

/** The car on top of this one, or NONE. */
export function riderOf(s: State, car: number): number {
  const place = s[AT + car];
  return s[BOTTOM + place] === car ? s[TOP + place] : NONE;
}

/** The cell of a stack's top token. */
export const topToken = (s: State, place: number): number =>
  TOKENS + (place + 1) * TOKENS_PER_STACK - s[HEIGHT + place];

export function giveCard(s: State, seat: number, card: number): void {
  s[HAND + seat * CARDS.length + card]++;
  s[KINDS + seat] |= 1 << card;
  s[HELD + seat]++;
}

export function dropCard(s: State, seat: number, card: number): void {
  const cell = HAND + seat * CARDS.length + card;
  const left = s[cell] - 1;
  s[cell] = left;
  s[KINDS + seat] &= ~(((left - 1) >>> 31) << card);
  s[HELD + seat]--;
}

/** The seat that has a character, or NONE. */
export function ownerOf(s: State, character: number): number {
  for (let seat = 0; seat < s[SEATS]; seat++) if (s[CHARACTER + seat] === character) return seat;
  return NONE;
}

/** Puts a car at the bottom of an empty place, or on top of the car there. No branches: the processor could not predict them. */
export function putCar(s: State, car: number, place: number): void {
  const bit = 1 << place;
  const occupied = s[OCCUPIED];
  s[BOTTOM + place + PLACES * ((occupied >> place) & 1)] = car;
  s[FULL] |= occupied & bit;
  s[OCCUPIED] = occupied | bit;
  s[AT + car] = place;
}
