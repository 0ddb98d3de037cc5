// The state: small whole numbers in flat arrays of fixed length, so that copying it is cheap and playing allocates nothing.
import { type Options, STANDARD } from './options.ts';
import { CARS, CHARACTERS, HAND_SIZE, NONE, type Phase, PLACES, TOKEN_COUNT } from './vocabulary.ts';

export interface State {
  readonly options: Options;
  readonly seats: number;
  phase: Phase;
  round: number;
  start: number;
  /** Whose turn it is; NONE while nobody or everybody is to act. */
  turn: number;
  /** Two slots a place, bottom then top: a car or NONE. A car alone is at the bottom. */
  ring: number[];
  /** The place of each car; NONE for a car that is not in the game. */
  at: number[];
  /** Four slots a place: a stack's tokens from the top. What was taken leaves its slot behind; see `heights`. */
  tokens: number[];
  /** How many tokens are left on each place: the stack's last so many slots. */
  heights: number[];
  /** Each seat's character, or NONE. */
  characters: number[];
  /** The characters in the centre, as bits. */
  free: number;
  /** Four slots a seat; only the first `held` of them count. */
  hands: number[];
  held: number[];
  money: number[];
  /** Tokens taken in the order of taking: who (NONE: they left the game) and what. Only the first `takings` count. */
  takers: number[];
  taken: number[];
  takings: number;
  /** Cards played face up this round; only the first `upCount` count. */
  up: number[];
  upCount: number;
  /** Cards discarded this round, and by whom; only the first `downCount` count. */
  down: number[];
  downBy: number[];
  downCount: number;
  /** Speed: the open row from left to right. Replaced whole, never changed in place. */
  row: readonly number[];
  /** Speed: time left, or NONE while no such clock runs. */
  countdownMs: number;
  studyMs: number;
}

export const EVERY_CHARACTER = (1 << CHARACTERS) - 1;
const NO_ROW: readonly number[] = Object.freeze([]);

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);

function blank(seats: number): State {
  return {
    options: STANDARD,
    seats,
    phase: 'setup',
    round: 1,
    start: 0,
    turn: NONE,
    ring: filled(PLACES * 2, NONE),
    at: filled(CARS.length, NONE),
    tokens: filled(TOKEN_COUNT, 0),
    heights: filled(PLACES, 0),
    characters: filled(seats, NONE),
    free: EVERY_CHARACTER,
    hands: filled(seats * HAND_SIZE, NONE),
    held: filled(seats, 0),
    money: filled(seats, 0),
    takers: filled(TOKEN_COUNT, NONE),
    taken: filled(TOKEN_COUNT, 0),
    takings: 0,
    up: filled(seats * HAND_SIZE, NONE),
    upCount: 0,
    down: filled(seats * HAND_SIZE, NONE),
    downBy: filled(seats * HAND_SIZE, NONE),
    downCount: 0,
    row: NO_ROW,
    countdownMs: NONE,
    studyMs: NONE,
  };
}

const MOST_SEATS = 8;
const BLANKS = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => blank(seats));

export const start = (options: Options, seats: number): State => copy(BLANKS[seats], options);
export const clone = (s: State): State => copy(s, s.options);

function copy(s: State, options: Options): State {
  return {
    options,
    seats: s.seats,
    phase: s.phase,
    round: s.round,
    start: s.start,
    turn: s.turn,
    ring: s.ring.slice(),
    at: s.at.slice(),
    tokens: s.tokens.slice(),
    heights: s.heights.slice(),
    characters: s.characters.slice(),
    free: s.free,
    hands: s.hands.slice(),
    held: s.held.slice(),
    money: s.money.slice(),
    takers: s.takers.slice(),
    taken: s.taken.slice(),
    takings: s.takings,
    up: s.up.slice(),
    upCount: s.upCount,
    down: s.down.slice(),
    downBy: s.downBy.slice(),
    downCount: s.downCount,
    row: s.row,
    countdownMs: s.countdownMs,
    studyMs: s.studyMs,
  };
}

export const carCount = (options: Options): number => (options.mafia ? CARS.length : CHARACTERS);

/** The car on top of this one, or NONE. */
export function riderOf(s: State, car: number): number {
  const bottom = s.at[car] * 2;
  return s.ring[bottom] === car ? s.ring[bottom + 1] : NONE;
}

/** The slot of a stack's top token. */
export const topSlot = (s: State, place: number): number => place * 4 + 4 - s.heights[place];
