// Parses the readable form of a state, which may come from outside.
import { isRecord, itemAt, type Parsed, parsed, readOptions, refused } from '@backroom/kit';
import { deckOf } from './chance.ts';
import { type Options, options as optionSchema, seats as seatRange } from './options.ts';
import { recordTokens } from './redeal.ts';
import { carCount, giveCard, layout, pack, putCar, type State, start, topToken } from './state.ts';
import { centreOf, everySeat, faceDownOf, faceUpOf, handOf, rowOf } from './view.ts';
import {
  BUSINESSES,
  CAR_INDEX,
  CARD_INDEX,
  CARDS,
  CARS,
  COLOURS,
  COUNTDOWN_MS,
  HAND_SIZE,
  PHASES,
  ROW_LENGTH,
  TOKEN_COUNT,
  TOKENS_PER_STACK,
} from './vocabulary.ts';

const {
  AT,
  CHARACTER,
  CHOOSE,
  COUNTDOWN,
  DEAL,
  DOWN,
  DOWN_COUNT,
  FREE,
  HEIGHT,
  HELD,
  MONEY,
  OVER,
  PHASE,
  PICK,
  PLAY,
  ROUND,
  ROW,
  ROW_COUNT,
  SEATS,
  SETUP,
  SPEED,
  START,
  STUDY,
  TAKEN_COUNT,
  TURN,
  UP,
  UP_COUNT,
  NONE,
} = layout;

const LONGEST_STUDY_MS = 90_000;

/** An error with a sentence for people. Caught in this file. */
class Wrong extends Error {}

function demand(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Wrong(why);
}

/**
 * Takes what `save` gives, and what a person writes by hand from the protocol alone: `options` and `removed` may be
 * missing (options are then inferred), and hands need not be what a deal would have left.
 */
export function load(saved: unknown, options?: unknown): Parsed<State> {
  try {
    demand(isRecord(saved), 'a state must be an object');
    return parsed(loadRecord(saved, options));
  } catch (error) {
    if (error instanceof Wrong) return refused(error.message);
    throw error;
  }
}

function loadRecord(x: Record<string, unknown>, givenOptions: unknown): State {
  const read = readOptions(optionSchema, givenOptions ?? x.options ?? inferOptions(x));
  demand(read.ok, read.ok ? '' : read.why);
  const players = listOf(x.seats, 'seats', 8);
  const { min, max } = seatRange(read.value);
  demand(
    players.length >= min && players.length <= max,
    `this game is for ${min} to ${max} seats, not ${players.length}`,
  );
  const s = start(read.value, players.length);
  s[PHASE] = PHASES.indexOf(oneOf(x.phase, PHASES, 'phase'));
  if (s[PHASE] === SETUP) return s;
  s[ROUND] = whole(x.round ?? 1, 'round', 1, 1_000_000);
  s[START] = whole(x.start ?? 0, 'start', 0, itemAt(s, SEATS) - 1);
  s[TURN] = (x.turn ?? null) === null ? NONE : whole(x.turn, 'turn', 0, itemAt(s, SEATS) - 1);
  loadRing(s, x.ring);
  loadStacks(s, x.stacks);
  for (const [seat, player] of players.entries()) loadSeat(s, seat, player);
  recordTokens(s, NONE, tokenList(x.removed ?? [], 'removed'));
  const tokens = s
    .slice(HEIGHT, HEIGHT + BUSINESSES.length)
    .reduce((sum, height) => sum + height, itemAt(s, TAKEN_COUNT));
  demand(tokens <= TOKEN_COUNT, `there are only ${TOKEN_COUNT} tokens, not ${tokens}`);
  loadPlayed(s, x);
  loadClocks(s, x);
  checkCentre(s, x.centre);
  checkDeck(s);
  checkPhase(s);
  return s;
}

/** The plainest game that such a table can belong to. */
function inferOptions(x: Record<string, unknown>): Partial<Options> {
  const text = JSON.stringify([x.ring, x.seats, x.faceUp, x.faceDown, x.row]);
  const movementCards = COLOURS.some((colour) => countCards(x, colour) > STANDARD_COPIES) ? 32 : 24;
  if (x.phase === 'pick' || (Array.isArray(x.row) && x.row.length > 0)) {
    const { samples } = optionSchema.fields.studyLimitMs;
    const studyLimitMs = samples.find((limit) => limit !== null && typeof x.studyMs === 'number' && x.studyMs <= limit);
    return { mode: 'speed', movementCards, studyLimitMs: studyLimitMs ?? null };
  }
  return { movementCards, mafia: text.includes('"black"'), run: /"(joker|backward|evasion|nasty)"/.test(text) };
}

const STANDARD_COPIES = 3;

/** How often a card occurs anywhere; nothing has been checked yet. */
function countCards(x: Record<string, unknown>, card: string): number {
  const named = (list: unknown): number => (Array.isArray(list) ? list.filter((one) => one === card).length : 0);
  const inHands = (Array.isArray(x.seats) ? x.seats : []).map((seat) => named(isRecord(seat) ? seat.hand : null));
  const discarded = (Array.isArray(x.faceDown) ? x.faceDown : []).map((one) => (isRecord(one) ? one.card : null));
  return [...inHands, named(x.faceUp), named(x.row), named(discarded)].reduce((sum, n) => sum + n, 0);
}

function loadRing(s: State, ring: unknown): void {
  const places = listOf(ring, 'ring', BUSINESSES.length);
  demand(places.length === BUSINESSES.length, 'ring must have eight businesses, A to H');
  const cars = CARS.slice(0, carCount(s));
  for (const [place, names] of places.entries()) {
    for (const name of listOf(names, `ring at ${BUSINESSES[place]}`, 2)) {
      const car = CAR_INDEX[oneOf(name, cars, 'a car in the ring')];
      demand(s[AT + car] === NONE, `the ${CARS[car]} car is in the ring twice`);
      putCar(s, car, place);
    }
  }
  const missing = cars.filter((_, car) => s[AT + car] === NONE);
  demand(missing.length === 0, `the ring lacks: ${missing.join(', ')}`);
}

function loadStacks(s: State, stacks: unknown): void {
  const piles = listOf(stacks, 'stacks', BUSINESSES.length);
  demand(piles.length === BUSINESSES.length, 'stacks must have eight lists, A to H');
  for (const [place, pile] of piles.entries()) {
    const values = tokenList(pile, `stack ${BUSINESSES[place]}`, TOKENS_PER_STACK);
    s[HEIGHT + place] = values.length;
    for (const [i, value] of values.entries()) s[topToken(s, place) + i] = value;
  }
}

function loadSeat(s: State, seat: number, player: unknown): void {
  demand(isRecord(player), `seat ${seat} must be an object`);
  const character = player.character ?? null;
  if (character !== null) {
    const index = CAR_INDEX[oneOf(character, COLOURS, `seat ${seat}'s character`)];
    demand((itemAt(s, FREE) & (1 << index)) !== 0, `two seats have the ${COLOURS[index]} character`);
    s[CHARACTER + seat] = index;
    s[FREE] = itemAt(s, FREE) & ~(1 << index);
  }
  const hand = cardList(player.hand ?? [], `seat ${seat}'s hand`, HAND_SIZE);
  demand(hand.length === 0 || s[SPEED] === 0, 'nobody holds cards in Speed');
  for (const card of hand) giveCard(s, seat, card);
  s[MONEY + seat] = whole(player.money ?? 0, `seat ${seat}'s money`, 0, 100_000_000);
  const tokens = tokenList(player.tokens ?? [], `seat ${seat}'s tokens`);
  demand(itemAt(s, TAKEN_COUNT) + tokens.length <= TOKEN_COUNT, `there are only ${TOKEN_COUNT} tokens`);
  recordTokens(s, seat, tokens);
}

/** Adds an item to a list that starts at `list` and has its length at `count`. */
function append(s: State, list: number, count: number, item: number): void {
  const length = itemAt(s, count);
  s[list + length] = item;
  s[count] = length + 1;
}

function loadPlayed(s: State, x: Record<string, unknown>): void {
  const most = s[SPEED] === 1 ? 0 : itemAt(s, SEATS) * HAND_SIZE;
  for (const card of cardList(x.faceUp ?? [], 'faceUp', most)) append(s, UP, UP_COUNT, card);
  for (const item of listOf(x.faceDown ?? [], 'faceDown', most)) {
    demand(isRecord(item), 'faceDown must list objects with seat and card');
    const seat = whole(item.seat, 'a seat in faceDown', 0, itemAt(s, SEATS) - 1);
    append(s, DOWN, DOWN_COUNT, pack(CARD_INDEX[oneOf(item.card, CARDS, 'a card in faceDown')], seat));
  }
  for (const card of cardList(x.row ?? [], 'row', ROW_LENGTH)) append(s, ROW, ROW_COUNT, card);
}

function loadClocks(s: State, x: Record<string, unknown>): void {
  const clock = (name: string, most: number): number =>
    (x[name] ?? null) === null ? NONE : whole(x[name], name, 1, most);
  s[COUNTDOWN] = clock('countdownMs', COUNTDOWN_MS);
  s[STUDY] = clock('studyMs', LONGEST_STUDY_MS);
}

function checkCentre(s: State, centre: unknown): void {
  if (centre === undefined) return;
  const names = listOf(centre, 'centre', COLOURS.length).map((name) =>
    oneOf(name, COLOURS, 'a character in the centre'),
  );
  const free = centreOf(s);
  demand(
    names.length === free.length && free.every((name) => names.includes(name)),
    'centre must hold exactly the characters that no seat has',
  );
}

function checkDeck(s: State): void {
  const left = deckOf(s).map((card) => CARDS[card]);
  const seen = [...everySeat(s).flatMap((seat) => handOf(s, seat)), ...faceUpOf(s), ...rowOf(s)];
  for (const card of [...seen, ...faceDownOf(s).map((discard) => discard.card)]) {
    const i = left.indexOf(card);
    demand(i >= 0, `there are too many ${card} cards for these options`);
    left.splice(i, 1);
  }
}

function checkPhase(s: State): void {
  const emptyStack = BUSINESSES.findIndex((_, place) => s[HEIGHT + place] === 0);
  if (s[PHASE] === OVER) return demand(emptyStack >= 0, 'the game is not over: every business has tokens');
  demand(emptyStack < 0, `${BUSINESSES[emptyStack]} has no tokens left, so the phase must be over`);
  if (s[PHASE] === PICK) return checkPick(s);
  demand(s[ROW_COUNT] === 0 && s[COUNTDOWN] === NONE && s[STUDY] === NONE, 'only phase pick has a row and clocks');
  demand(s[SPEED] === 0 || s[PHASE] === DEAL, `Speed has no phase ${PHASES[itemAt(s, PHASE)]}`);
  if (s[PHASE] === CHOOSE) checkChoosers(s);
  if (s[PHASE] === PLAY) {
    demand(
      everySeat(s).every((seat) => s[CHARACTER + seat] !== NONE),
      'in phase play every seat must have a character',
    );
    demand(
      s[TURN] !== NONE && itemAt(s, HELD + itemAt(s, TURN)) > 0,
      'in phase play it must be the turn of a seat that holds a card',
    );
  }
}

function checkPick(s: State): void {
  const waiting = everySeat(s).filter((seat) => s[CHARACTER + seat] === NONE).length;
  demand(s[SPEED] === 1, 'only Speed has a phase pick');
  demand(s[ROW_COUNT] === ROW_LENGTH, `the row must have ${ROW_LENGTH} cards`);
  demand(waiting > 0, 'in phase pick at least one seat must have no character yet');
  demand((s[COUNTDOWN] !== NONE) === (waiting === 1), 'the countdown runs while exactly one seat has no character');
}

/** Characters are chosen clockwise from the starting seat, after the first deal (SH-11, SH-12). */
function checkChoosers(s: State): void {
  demand(s[TURN] !== NONE, 'in phase choose it must be the turn of a seat without character');
  for (const seat of everySeat(s)) {
    const chosen = placeOf(s, seat) < placeOf(s, itemAt(s, TURN));
    demand((s[CHARACTER + seat] !== NONE) === chosen, 'characters are chosen clockwise from the starting seat');
    demand(itemAt(s, HELD + seat) > 0, 'cards are dealt before characters are chosen');
  }
}

/** Of a seat in the order from the starting seat. */
const placeOf = (s: State, seat: number): number => (seat - itemAt(s, START) + itemAt(s, SEATS)) % itemAt(s, SEATS);

function listOf(x: unknown, what: string, most: number): unknown[] {
  demand(Array.isArray(x), `${what} must be a list`);
  demand(x.length <= most, `${what} must have at most ${most} entries`);
  return x;
}

function oneOf<T extends string>(x: unknown, values: readonly T[], what: string): T {
  demand(values.includes(x as T), `${what} must be one of ${values.join(', ')}`);
  return x as T;
}

function whole(x: unknown, what: string, least: number, most: number): number {
  demand(
    Number.isInteger(x) && (x as number) >= least && (x as number) <= most,
    `${what} must be a whole number from ${least} to ${most}`,
  );
  return x as number;
}

const cardList = (x: unknown, what: string, most: number): number[] =>
  listOf(x, what, most).map((name) => CARD_INDEX[oneOf(name, CARDS, `a card in ${what}`)]);

const tokenList = (x: unknown, what: string, most = TOKEN_COUNT): number[] =>
  listOf(x, what, most).map((value) => whole(value, `a token in ${what}`, 0, 100_000));
