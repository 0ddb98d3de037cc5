// What a seat may know. Built from an allow-list: only fields named here leave the state.
import type { Seat } from '@backroom/kit';
import type { Options } from './options.ts';
import { layout, optionsOf, packed, packedSeat, type State, topToken } from './state.ts';
import {
  BUSINESSES,
  CARDS,
  CARS,
  type Car,
  type Card,
  COLOURS,
  type Colour,
  PHASES,
  type Phase,
  TOKENS_PER_STACK,
} from './vocabulary.ts';

const {
  BOTTOM,
  CHARACTER,
  COUNTDOWN,
  DOWN,
  DOWN_COUNT,
  FREE,
  HAND,
  HEIGHT,
  HELD,
  MONEY,
  PHASE,
  ROUND,
  ROW,
  ROW_COUNT,
  SEATS,
  SPEED,
  START,
  STUDY,
  TAKEN,
  TAKEN_COUNT,
  TOKENS,
  TOP,
  TURN,
  UP,
  UP_COUNT,
  NONE,
} = layout;

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
  /** The cards of this view's seat, sorted; null for a spectator. */
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

/** The part that all viewers share: everything but the hand and the seat's own discards. */
type Open = Omit<View, 'seat' | 'hand'>;

export const view = (s: State, seat: Seat | null): View => seenFrom(s, openOf(s), seat);

export function views(s: State, seats: readonly (Seat | null)[]): readonly View[] {
  const open = openOf(s);
  return seats.map((seat) => seenFrom(s, open, seat));
}

function openOf(s: State): Open {
  return {
    options: optionsOf(s),
    phase: PHASES[s[PHASE]],
    round: s[ROUND],
    start: s[START],
    turn: orNull(s[TURN]),
    ring: ringOf(s),
    stacks: BUSINESSES.map((_, place) => ({
      top: s[HEIGHT + place] > 0 ? s[topToken(s, place)] : null,
      hidden: Math.max(s[HEIGHT + place] - 1, 0),
    })),
    unseen: unseenOf(s),
    seats: everySeat(s).map((owner) => ({
      character: characterOf(s, owner),
      cards: s[HELD + owner],
      money: s[MONEY + owner],
      tokens: tokensOf(s, owner),
    })),
    centre: centreOf(s),
    faceUp: faceUpOf(s),
    faceDown: faceDownOf(s).map((discard) => ({ seat: discard.seat, card: null })),
    row: rowOf(s),
    removed: tokensOf(s, NONE),
    countdownMs: orNull(s[COUNTDOWN]),
    studyMs: orNull(s[STUDY]),
  };
}

/** Written out: a copy by spreading takes longer than all the rest. */
const seenFrom = (s: State, open: Open, seat: Seat | null): View => ({
  seat,
  options: open.options,
  phase: open.phase,
  round: open.round,
  start: open.start,
  turn: open.turn,
  ring: open.ring,
  stacks: open.stacks,
  unseen: open.unseen,
  seats: open.seats,
  hand: seat === null ? null : handOf(s, seat),
  centre: open.centre,
  faceUp: open.faceUp,
  faceDown: open.faceDown.some((discard) => discard.seat === seat) ? discardsOf(s, seat) : open.faceDown,
  row: open.row,
  removed: open.removed,
  countdownMs: open.countdownMs,
  studyMs: open.studyMs,
});

const discardsOf = (s: State, seat: Seat | null): View['faceDown'] =>
  faceDownOf(s).map((discard) => (discard.seat === seat ? discard : { seat: discard.seat, card: null }));

export const orNull = (x: number): number | null => (x === NONE ? null : x);

export function everySeat(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s[SEATS]; seat++) seats.push(seat);
  return seats;
}

export const ringOf = (s: State): Car[][] =>
  BUSINESSES.map((_, place) => {
    const [bottom, top] = [s[BOTTOM + place], s[TOP + place]];
    if (bottom === NONE) return [];
    return top === NONE ? [CARS[bottom]] : [CARS[bottom], CARS[top]];
  });

export const characterOf = (s: State, seat: Seat): Colour | null => COLOURS[s[CHARACTER + seat]] ?? null;

/** Sorted: a hand is a handful, not a sequence. */
export function handOf(s: State, seat: Seat): Card[] {
  const hand: Card[] = [];
  if (s[HELD + seat] === 0) return hand;
  for (let card = 0; card < CARDS.length; card++)
    for (let n = s[HAND + seat * CARDS.length + card]; n > 0; n--) hand.push(CARDS[card]);
  return hand;
}

export const centreOf = (s: State): Colour[] => COLOURS.filter((_, character) => s[FREE] & (1 << character));

export const faceUpOf = (s: State): Card[] => s.slice(UP, UP + s[UP_COUNT]).map((card) => CARDS[card]);

export const faceDownOf = (s: State): { seat: Seat; card: Card }[] =>
  s.slice(DOWN, DOWN + s[DOWN_COUNT]).map((pair) => ({ seat: packedSeat(pair), card: CARDS[packed(pair)] }));

export const rowOf = (s: State): Colour[] => s.slice(ROW, ROW + s[ROW_COUNT]).map((card) => COLOURS[card]);

/** The tokens a seat has taken, in order; for NONE, those that left the game. */
export function tokensOf(s: State, seat: number): number[] {
  const tokens: number[] = [];
  const end = TAKEN + s[TAKEN_COUNT];
  for (let cell = TAKEN; cell < end; cell++) if (packedSeat(s[cell]) === seat) tokens.push(packed(s[cell]));
  return tokens;
}

/** The tokens of a place from the top. */
export const stackOf = (s: State, place: number): number[] =>
  s.slice(topToken(s, place), TOKENS + (place + 1) * TOKENS_PER_STACK);

/**
 * Everybody can work out which values lie face down, not in which order: in the basic game for each stack, since its
 * letter tells its four values; in Speed only for all stacks together.
 */
function unseenOf(s: State): number[][] {
  const beneath = BUSINESSES.map((_, place) =>
    s.slice(topToken(s, place) + 1, TOKENS + (place + 1) * TOKENS_PER_STACK),
  );
  const groups = s[SPEED] === 1 ? [beneath.flat()] : beneath;
  return groups.map((group) => (group.length < 2 ? group : group.sort((a, b) => a - b)));
}
