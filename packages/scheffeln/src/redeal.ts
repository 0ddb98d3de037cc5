// From a view alone to a full state that its seat could be sitting at: what it cannot see is dealt anew.
import { type Random, shuffle } from '@backroom/kit';
import { deckOf } from './chance.ts';
import { type State, start } from './state.ts';
import type { View } from './view.ts';
import { CAR_INDEX, CARD_INDEX, HAND_SIZE, NONE, PLACES, TOKENS_PER_STACK } from './vocabulary.ts';

export function redeal(v: View, random: Random): State {
  const s = start(v.options, v.seats.length);
  s.phase = v.phase;
  s.round = v.round;
  s.start = v.start;
  s.turn = v.turn ?? NONE;
  s.countdownMs = v.countdownMs ?? NONE;
  s.studyMs = v.studyMs ?? NONE;
  if (v.row.length > 0) s.row = v.row.map((card) => CARD_INDEX[card]);
  placeCars(s, v);
  placeTokens(s, v, random);
  seatPlayers(s, v);
  dealUnseenCards(s, v, random);
  return s;
}

function placeCars(s: State, v: View): void {
  for (let place = 0; place < PLACES; place++) {
    const cars = v.ring[place];
    for (let level = 0; level < cars.length; level++) {
      const car = CAR_INDEX[cars[level]];
      s.ring[place * 2 + level] = car;
      s.at[car] = place;
    }
  }
}

function placeTokens(s: State, v: View, random: Random): void {
  const pool = v.unseen.length === 1 ? shuffle(v.unseen[0].slice(), random) : null;
  for (let place = 0; place < PLACES; place++) {
    const { top, hidden } = v.stacks[place];
    if (top === null) continue;
    s.heights[place] = hidden + 1;
    const slot = (place + 1) * TOKENS_PER_STACK - hidden;
    s.tokens[slot - 1] = top;
    const values = pool === null ? shuffle(v.unseen[place].slice(), random) : pool.splice(0, hidden);
    for (let i = 0; i < hidden; i++) s.tokens[slot + i] = values[i];
  }
}

function seatPlayers(s: State, v: View): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const { character, cards, money, tokens } = v.seats[seat];
    if (character !== null) {
      s.characters[seat] = CAR_INDEX[character];
      s.free &= ~(1 << s.characters[seat]);
    }
    s.held[seat] = cards;
    s.money[seat] = money;
    recordTokens(s, seat, tokens);
  }
  recordTokens(s, NONE, v.removed);
}

/** In whose hands tokens are is public; in which order different seats took them matters to nobody. */
export function recordTokens(s: State, taker: number, tokens: readonly number[]): void {
  for (let i = 0; i < tokens.length; i++) {
    s.takers[s.takings] = taker;
    s.taken[s.takings++] = tokens[i];
  }
}

const counts = new Array<number>(16).fill(0);

/** Other hands and others' discards come out of the cards this seat has not seen. */
function dealUnseenCards(s: State, v: View, random: Random): void {
  const own = v.hand ?? [];
  s.upCount = v.faceUp.length;
  s.downCount = v.faceDown.length;
  counts.fill(0);
  for (let i = 0; i < own.length; i++) counts[(s.hands[(v.seat ?? 0) * HAND_SIZE + i] = CARD_INDEX[own[i]])]++;
  for (let i = 0; i < s.upCount; i++) counts[(s.up[i] = CARD_INDEX[v.faceUp[i]])]++;
  for (let i = 0; i < s.downCount; i++) {
    const { seat, card } = v.faceDown[i];
    s.downBy[i] = seat;
    if (card !== null) counts[(s.down[i] = CARD_INDEX[card])]++;
  }
  const unseen: number[] = [];
  for (const card of deckOf(v.options)) {
    if (counts[card] > 0) counts[card]--;
    else unseen.push(card);
  }
  // A draw is taken from the end, so only as many as are needed get shuffled.
  const draw = (): number => {
    const i = random.below(unseen.length);
    const card = unseen[i];
    unseen[i] = unseen[unseen.length - 1];
    unseen.length--;
    return card;
  };
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === v.seat) continue;
    for (let i = 0; i < s.held[seat]; i++) s.hands[seat * HAND_SIZE + i] = draw();
  }
  for (let i = 0; i < s.downCount; i++) if (v.faceDown[i].card === null) s.down[i] = draw();
}
