// The readable form of a whole state, as the engine protocol fixes it, and the way back from what anybody may send.
import { isRecord, type Json, type Parsed, parsed, readOptions, refused } from '@backroom/kit';
import { deckOf } from './chance.ts';
import { type Options, options as optionSchema, seats as seatRange } from './options.ts';
import { recordTokens } from './redeal.ts';
import { carCount, type State, start } from './state.ts';
import { centreOf, faceUpOf, handOf, ringOf, rowOf, stackOf, tokensOf } from './view.ts';
import {
  BUSINESSES,
  CAR_INDEX,
  CARD_INDEX,
  CARDS,
  CARS,
  type Card,
  COLOURS,
  COUNTDOWN_MS,
  HAND_SIZE,
  NONE,
  PHASES,
  type Phase,
  ROW_LENGTH,
  TOKEN_COUNT,
  TOKENS_PER_STACK,
} from './vocabulary.ts';

export function save(s: State): Json {
  return {
    options: { ...s.options },
    phase: s.phase,
    round: s.round,
    start: s.start,
    turn: s.turn === NONE ? null : s.turn,
    ring: ringOf(s),
    stacks: BUSINESSES.map((_, place) => stackOf(s, place)),
    seats: s.characters.map((character, seat) => ({
      character: character === NONE ? null : COLOURS[character],
      hand: handOf(s, seat),
      money: s.money[seat],
      tokens: tokensOf(s, seat),
    })),
    centre: centreOf(s),
    faceUp: faceUpOf(s),
    faceDown: s.down.slice(0, s.downCount).map((card, i) => ({ seat: s.downBy[i], card: CARDS[card] })),
    row: rowOf(s),
    removed: tokensOf(s, NONE),
    countdownMs: s.countdownMs === NONE ? null : s.countdownMs,
    studyMs: s.studyMs === NONE ? null : s.studyMs,
  };
}

/** Wrong in a way that its sentence tells; never leaves this file. */
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
  const read = readOptions(optionSchema, givenOptions ?? x['options'] ?? inferOptions(x));
  demand(read.ok, read.ok ? '' : read.why);
  const options = read.value;
  const players = listOf(x['seats'], 'seats', 8);
  const { min, max } = seatRange(options);
  demand(
    players.length >= min && players.length <= max,
    `this game is for ${min} to ${max} seats, not ${players.length}`,
  );
  const s = start(options, players.length);
  s.phase = oneOf(x['phase'], PHASES, 'phase') as Phase;
  s.round = whole(x['round'] ?? 1, 'round', 1, 1_000_000);
  s.start = whole(x['start'] ?? 0, 'start', 0, s.seats - 1);
  s.turn = x['turn'] === null || x['turn'] === undefined ? NONE : whole(x['turn'], 'turn', 0, s.seats - 1);
  if (s.phase === 'setup') return start(options, players.length);
  loadRing(s, x['ring']);
  loadStacks(s, x['stacks']);
  for (const [seat, player] of players.entries()) loadSeat(s, seat, player);
  recordTokens(s, NONE, tokenList(x['removed'] ?? [], 'removed'));
  loadPlayed(s, x);
  loadClocks(s, x);
  checkCentre(s, x['centre']);
  checkDeck(s);
  checkPhase(s);
  return s;
}

function inferOptions(x: Record<string, unknown>): Partial<Options> {
  const text = JSON.stringify([x['ring'], x['seats'], x['faceUp'], x['faceDown']]);
  const row = Array.isArray(x['row']) && x['row'].length > 0;
  if (row || x['phase'] === 'pick') return { mode: 'speed' };
  return { mafia: text.includes('"black"'), run: /"(joker|backward|evasion|nasty)"/.test(text) };
}

function loadRing(s: State, ring: unknown): void {
  const places = listOf(ring, 'ring', BUSINESSES.length);
  demand(places.length === BUSINESSES.length, 'ring must have eight businesses, A to H');
  for (const [place, cars] of places.entries()) {
    for (const [level, name] of listOf(cars, `ring at ${BUSINESSES[place]}`, 2).entries()) {
      const car = CAR_INDEX[oneOf(name, CARS.slice(0, carCount(s.options)), 'a car in the ring')];
      demand(s.at[car] === NONE, `the ${CARS[car]} car is in the ring twice`);
      s.ring[place * 2 + level] = car;
      s.at[car] = place;
    }
  }
  const missing = CARS.slice(0, carCount(s.options)).filter((_, car) => s.at[car] === NONE);
  demand(missing.length === 0, `the ring lacks the ${missing.join(', ')} car`);
}

function loadStacks(s: State, stacks: unknown): void {
  const piles = listOf(stacks, 'stacks', BUSINESSES.length);
  demand(piles.length === BUSINESSES.length, 'stacks must have eight lists, A to H');
  for (const [place, pile] of piles.entries()) {
    const values = tokenList(pile, `stack ${BUSINESSES[place]}`, TOKENS_PER_STACK);
    s.heights[place] = values.length;
    for (const [i, value] of values.entries()) s.tokens[(place + 1) * TOKENS_PER_STACK - values.length + i] = value;
  }
}

function loadSeat(s: State, seat: number, player: unknown): void {
  demand(isRecord(player), `seat ${seat} must be an object`);
  const character = player['character'] ?? null;
  if (character !== null) {
    const index = CAR_INDEX[oneOf(character, COLOURS, `seat ${seat}'s character`)];
    demand((s.free & (1 << index)) !== 0, `two seats have the ${COLOURS[index]} character`);
    s.characters[seat] = index;
    s.free &= ~(1 << index);
  }
  const hand = cardList(player['hand'] ?? [], `seat ${seat}'s hand`, HAND_SIZE);
  s.held[seat] = hand.length;
  for (const [i, card] of hand.entries()) s.hands[seat * HAND_SIZE + i] = card;
  s.money[seat] = whole(player['money'] ?? 0, `seat ${seat}'s money`, 0, 1_000_000_000);
  recordTokens(s, seat, tokenList(player['tokens'] ?? [], `seat ${seat}'s tokens`));
  const left = s.heights.reduce((sum, height) => sum + height, 0);
  demand(s.takings + left <= TOKEN_COUNT, `there are only ${TOKEN_COUNT} tokens`);
}

function loadPlayed(s: State, x: Record<string, unknown>): void {
  const most = s.up.length;
  for (const card of cardList(x['faceUp'] ?? [], 'faceUp', most)) s.up[s.upCount++] = card;
  for (const item of listOf(x['faceDown'] ?? [], 'faceDown', most)) {
    demand(isRecord(item), 'faceDown must list objects with seat and card');
    s.downBy[s.downCount] = whole(item['seat'], 'a seat in faceDown', 0, s.seats - 1);
    s.down[s.downCount++] = CARD_INDEX[oneOf(item['card'], CARDS, 'a card in faceDown')];
  }
  const row = cardList(x['row'] ?? [], 'row', ROW_LENGTH);
  if (row.length > 0) s.row = row;
}

function loadClocks(s: State, x: Record<string, unknown>): void {
  const clock = (name: string, most: number): number =>
    x[name] === null || x[name] === undefined ? NONE : whole(x[name], name, 1, most);
  s.countdownMs = clock('countdownMs', COUNTDOWN_MS);
  s.studyMs = clock('studyMs', 90_000);
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
  const left = deckOf(s.options).slice();
  const held = s.held.flatMap((count, seat) => s.hands.slice(seat * HAND_SIZE, seat * HAND_SIZE + count));
  for (const card of [...held, ...s.up.slice(0, s.upCount), ...s.down.slice(0, s.downCount), ...s.row]) {
    const i = left.indexOf(card);
    demand(i >= 0, `there are too many ${CARDS[card]} cards for these options`);
    left.splice(i, 1);
  }
}

function checkPhase(s: State): void {
  const speed = s.options.mode === 'speed';
  const emptyStack = s.heights.indexOf(0);
  if (s.phase === 'over') return demand(emptyStack >= 0, 'the game is not over: every business has tokens');
  demand(emptyStack < 0, `${BUSINESSES[emptyStack]} has no tokens left, so the phase must be over`);
  demand(!speed || s.phase === 'deal' || s.phase === 'pick', `Speed has no phase ${s.phase}`);
  demand(speed || s.phase !== 'pick', 'only Speed has a phase pick');
  const waiting = s.characters.filter((character) => character === NONE).length;
  if (s.phase === 'pick') {
    demand(s.row.length === ROW_LENGTH, `the row must have ${ROW_LENGTH} cards`);
    demand(waiting > 0, 'in phase pick at least one seat must have no character yet');
    demand((s.countdownMs !== NONE) === (waiting === 1), 'the countdown runs while exactly one seat has no character');
  } else {
    demand(s.countdownMs === NONE && s.studyMs === NONE && s.row.length === 0, 'only phase pick has a row and clocks');
  }
  if (s.phase === 'choose') {
    demand(
      s.turn !== NONE && s.characters[s.turn] === NONE,
      'in phase choose it must be the turn of a seat without character',
    );
    checkChoosers(s);
  }
  if (s.phase === 'play') {
    demand(waiting === 0, 'in phase play every seat must have a character');
    demand(s.turn !== NONE && s.held[s.turn] > 0, 'in phase play it must be the turn of a seat that holds a card');
  }
}

/** Characters are chosen clockwise from the starting seat (SH-12). */
function checkChoosers(s: State): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.start + i) % s.seats;
    const chosen = (s.turn - s.start + s.seats) % s.seats > i;
    demand((s.characters[seat] !== NONE) === chosen, 'characters are chosen clockwise from the starting seat');
    demand(s.held[seat] > 0, 'cards are dealt before characters are chosen');
  }
}

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
  listOf(x, what, most).map((name) => CARD_INDEX[oneOf(name, CARDS, `a card in ${what}`) as Card]);

const tokenList = (x: unknown, what: string, most = TOKEN_COUNT): number[] =>
  listOf(x, what, most).map((value) => whole(value, `a token in ${what}`, 0, 100_000));
