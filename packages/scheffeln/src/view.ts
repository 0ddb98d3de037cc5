// What a seat may know, built from nothing: only what is named here leaves the state.
import type { Seat } from '@backroom/kit';
import type { Options } from './options.ts';
import { type State, topSlot } from './state.ts';
import {
  BUSINESSES,
  CARDS,
  CARS,
  type Car,
  type Card,
  COLOURS,
  type Colour,
  HAND_SIZE,
  NONE,
  type Phase,
  TOKENS_PER_STACK,
} from './vocabulary.ts';

export interface View {
  /** Whose view this is; null: a spectator's. */
  readonly seat: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly start: Seat;
  readonly turn: Seat | null;
  /** A to H, bottom car first. */
  readonly ring: readonly (readonly Car[])[];
  /** The open token of each stack (null: none is left) and how many lie face down beneath it. */
  readonly stacks: readonly { readonly top: number | null; readonly hidden: number }[];
  /** The values that lie face down, sorted: for each stack, or in Speed one list for all stacks together. */
  readonly unseen: readonly (readonly number[])[];
  readonly seats: readonly SeatView[];
  /** The cards of this view's seat; null for a spectator. */
  readonly hand: readonly Card[] | null;
  readonly centre: readonly Colour[];
  readonly faceUp: readonly Card[];
  /** A discarded card is known only to the seat that discarded it. */
  readonly faceDown: readonly { readonly seat: Seat; readonly card: Card | null }[];
  readonly row: readonly Colour[];
  /** Tokens that left the game (SH-93). */
  readonly removed: readonly number[];
  readonly countdownMs: number | null;
  readonly studyMs: number | null;
}

export interface SeatView {
  readonly character: Colour | null;
  readonly cards: number;
  readonly money: number;
  readonly tokens: readonly number[];
}

export function view(s: State, seat: Seat | null): View {
  return {
    seat,
    options: s.options,
    phase: s.phase,
    round: s.round,
    start: s.start,
    turn: orNull(s.turn),
    ring: ringOf(s),
    stacks: s.heights.map((height, place) => ({
      top: height > 0 ? s.tokens[topSlot(s, place)] : null,
      hidden: Math.max(height - 1, 0),
    })),
    unseen: unseenOf(s),
    seats: s.characters.map((character, owner) => ({
      character: character === NONE ? null : COLOURS[character],
      cards: s.held[owner],
      money: s.money[owner],
      tokens: tokensOf(s, owner),
    })),
    hand: seat === null ? null : handOf(s, seat),
    centre: centreOf(s),
    faceUp: faceUpOf(s),
    faceDown: s.down.slice(0, s.downCount).map((card, i) => ({
      seat: s.downBy[i],
      card: s.downBy[i] === seat ? CARDS[card] : null,
    })),
    row: rowOf(s),
    removed: tokensOf(s, NONE),
    countdownMs: orNull(s.countdownMs),
    studyMs: orNull(s.studyMs),
  };
}

const orNull = (x: number): number | null => (x === NONE ? null : x);

export const ringOf = (s: State): Car[][] =>
  BUSINESSES.map((_, p) => [s.ring[p * 2], s.ring[p * 2 + 1]].filter((car) => car !== NONE).map((car) => CARS[car]));

export const handOf = (s: State, seat: Seat): Card[] =>
  s.hands.slice(seat * HAND_SIZE, seat * HAND_SIZE + s.held[seat]).map((card) => CARDS[card]);

export const centreOf = (s: State): Colour[] => COLOURS.filter((_, character) => s.free & (1 << character));

export const faceUpOf = (s: State): Card[] => s.up.slice(0, s.upCount).map((card) => CARDS[card]);

export const rowOf = (s: State): Colour[] => s.row.map((card) => COLOURS[card]);

export const tokensOf = (s: State, owner: number): number[] =>
  s.taken.slice(0, s.takings).filter((_, i) => s.takers[i] === owner);

/** Tokens from the top of a place's stack. */
export const stackOf = (s: State, place: number): number[] =>
  s.tokens.slice(topSlot(s, place), (place + 1) * TOKENS_PER_STACK);

/**
 * Everybody can work out which values lie face down, not in which order: in the basic game for each stack, since its
 * letter tells its four values; in Speed only for all stacks together.
 */
function unseenOf(s: State): number[][] {
  const beneath = BUSINESSES.map((_, place) => stackOf(s, place).slice(1));
  const groups = s.options.mode === 'speed' ? [beneath.flat()] : beneath;
  return groups.map((group) => group.sort((a, b) => a - b));
}
