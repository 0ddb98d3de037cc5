// From a view alone to a full state that is consistent with it: what the seat cannot see is dealt again.
import { type Random, shuffle } from '@backroom/kit';
import { deckOf } from './chance.ts';
import { giveCard, layout, pack, putCar, type State, start } from './state.ts';
import type { View } from './view.ts';
import { CAR_INDEX, CARD_INDEX, PHASES, PLACES, TOKENS_PER_STACK } from './vocabulary.ts';

const { CHARACTER, COUNTDOWN, DOWN, DOWN_COUNT, FREE, HEIGHT, MONEY, NONE, PHASE, ROUND, ROW, ROW_COUNT } = layout;
const { SPEED, START, STUDY, TAKEN, TAKEN_COUNT, TOKENS, TURN, UP, UP_COUNT } = layout;

/** What a view settles, and what is left to chance. A bot deals from the same view thousands of times: read it once. */
interface Reading {
  readonly known: State;
  /** Movement cards that the view's seat has not seen. */
  readonly unseen: readonly number[];
  /** Seats that each get one of those cards, one entry a card; then the cells of discards that do. */
  readonly holders: readonly number[];
  readonly discards: readonly number[];
}

const readings = new WeakMap<View, Reading>();

export function redeal(v: View, random: Random): State {
  let reading = readings.get(v);
  if (reading === undefined) {
    reading = readView(v);
    readings.set(v, reading);
  }
  const { known, unseen, holders, discards } = reading;
  const s = known.slice();
  shuffleTokens(s, random);
  const cards = unseen.slice();
  let left = cards.length;
  for (let i = 0; i < holders.length; i++) {
    const j = random.below(left);
    giveCard(s, holders[i], cards[j]);
    cards[j] = cards[--left];
  }
  for (let i = 0; i < discards.length; i++) {
    const j = random.below(left);
    s[discards[i]] += pack(cards[j], NONE); // the seat is there already
    cards[j] = cards[--left];
  }
  return s;
}

/** In the basic game a stack keeps its values and loses their order; in Speed all that lies face down is one heap. */
function shuffleTokens(s: State, random: Random): void {
  if (s[SPEED] === 1) return shuffleHeap(s, random);
  for (let place = 0; place < PLACES; place++) {
    const end = TOKENS + (place + 1) * TOKENS_PER_STACK;
    shuffle(s, random, end - s[HEIGHT + place] + 1, end);
  }
}

function shuffleHeap(s: State, random: Random): void {
  const cells: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    for (let depth = 1; depth < s[HEIGHT + place]; depth++) cells.push(TOKENS + (place + 1) * TOKENS_PER_STACK - depth);
  }
  const values = shuffle(
    cells.map((cell) => s[cell]),
    random,
  );
  for (let i = 0; i < cells.length; i++) s[cells[i]] = values[i];
}

function readView(v: View): Reading {
  const s = start(v.options, v.seats.length);
  s[PHASE] = PHASES.indexOf(v.phase);
  s[ROUND] = v.round;
  s[START] = v.start;
  s[TURN] = v.turn ?? NONE;
  s[COUNTDOWN] = v.countdownMs ?? NONE;
  s[STUDY] = v.studyMs ?? NONE;
  s[ROW_COUNT] = v.row.length;
  for (const [i, card] of v.row.entries()) s[ROW + i] = CARD_INDEX[card];
  for (const [place, cars] of v.ring.entries()) for (const car of cars) putCar(s, CAR_INDEX[car], place);
  readTokens(s, v);
  for (const [seat, { character, money, tokens }] of v.seats.entries()) {
    if (character !== null) {
      s[CHARACTER + seat] = CAR_INDEX[character];
      s[FREE] &= ~(1 << s[CHARACTER + seat]);
    }
    s[MONEY + seat] = money;
    recordTokens(s, seat, tokens);
  }
  recordTokens(s, NONE, v.removed);
  return { known: s, ...readCards(s, v) };
}

/** Face-down tokens go in sorted; `shuffleTokens` mixes them. */
function readTokens(s: State, v: View): void {
  const heap = v.unseen.flat();
  for (const [place, { top, hidden }] of v.stacks.entries()) {
    if (top === null) continue;
    const end = TOKENS + (place + 1) * TOKENS_PER_STACK;
    s[HEIGHT + place] = hidden + 1;
    s[end - hidden - 1] = top;
    for (const [i, value] of heap.splice(0, hidden).entries()) s[end - hidden + i] = value;
  }
}

/** The owners of tokens are public; the order in which different seats took them does not matter. */
export function recordTokens(s: State, taker: number, tokens: readonly number[]): void {
  for (const value of tokens) {
    s[TAKEN + s[TAKEN_COUNT]] = pack(value, taker);
    s[TAKEN_COUNT]++;
  }
}

/** Other hands and others' discards come out of the cards this seat has not seen. */
function readCards(s: State, v: View): Omit<Reading, 'known'> {
  const unseen = deckOf(s).slice();
  const see = (card: number): number => {
    unseen.splice(unseen.indexOf(card), 1);
    return card;
  };
  for (const card of v.hand ?? []) giveCard(s, v.seat ?? 0, see(CARD_INDEX[card]));
  s[UP_COUNT] = v.faceUp.length;
  for (const [i, card] of v.faceUp.entries()) s[UP + i] = see(CARD_INDEX[card]);
  s[DOWN_COUNT] = v.faceDown.length;
  const discards: number[] = [];
  for (const [i, { seat, card }] of v.faceDown.entries()) {
    s[DOWN + i] = pack(card === null ? 0 : see(CARD_INDEX[card]), seat);
    if (card === null) discards.push(DOWN + i);
  }
  const holders = v.seats.flatMap(({ cards }, seat) => (seat === v.seat ? [] : new Array<number>(cards).fill(seat)));
  return { unseen, holders, discards };
}
