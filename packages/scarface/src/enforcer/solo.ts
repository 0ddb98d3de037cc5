// The extra state of a solo game against the Enforcer. His cards are kept here and not in a player's Plan, hand or
// deck, so that code that counts people does not see them.
import type { State } from '../state.ts';
import type { Difficulty } from './language.ts';

export interface Solo {
  readonly difficulty: Difficulty;
  /** The number of each district, 1 to 7, in the order of DISTRICTS. */
  numbers: number[];
  /** The district where his token stands. */
  at: number;
  /** His play-deck, top card first; his Plan from left to right; his discard pile, top card last. */
  deck: string[];
  plan: string[];
  discard: string[];
  /** What is still to come of decks B and C, top card first. */
  b: string[];
  c: string[];
  /** Associates he has hired: out of play until the end. */
  associates: string[];
}

/** The player he works against. */
export const PLAYER = 0;

export const isEnforcer = (s: State, seat: number): boolean => seat >= s.seats;

/** Only where the Enforcer plays. */
export function soloOf(s: State): Solo {
  if (s.solo === null) throw new TypeError('not a solo game');
  return s.solo;
}

/** The district with the next number; after the seventh comes the first. */
export function nextDistrict(solo: Solo, district: number, steps = 1): number {
  const number = ((solo.numbers[district] - 1 + steps) % solo.numbers.length) + 1;
  return solo.numbers.indexOf(number);
}

/** How many steps he would have to go from where he stands. */
export const distance = (solo: Solo, district: number): number =>
  (solo.numbers[district] - solo.numbers[solo.at] + solo.numbers.length) % solo.numbers.length;
