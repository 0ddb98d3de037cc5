// From a view alone to a full state that its seat could be sitting at: what it cannot see is dealt anew.
import { type Random, shuffle } from '@backroom/kit';
import { deckOf } from './chance.ts';
import { giveCard, layout, pack, putCar, type State, start } from './state.ts';
import type { View } from './view.ts';
import { CAR_INDEX, CARD_INDEX, PHASES, PLACES, TOKENS_PER_STACK } from './vocabulary.ts';

const {
  CHARACTER,
  COUNTDOWN,
  DOWN,
  DOWN_COUNT,
  FREE,
  HEIGHT,
  MONEY,
  PHASE,
  ROUND,
  ROW,
  ROW_COUNT,
  SEATS,
  START,
  STUDY,
  TAKEN,
  TAKEN_COUNT,
  TOKENS,
  TURN,
  UP,
  UP_COUNT,
  NONE,
} = layout;

export function redeal(v: View, random: Random): State {
  const s = start(v.options, v.seats.length);
  s[PHASE] = PHASES.indexOf(v.phase);
  s[ROUND] = v.round;
  s[START] = v.start;
  s[TURN] = v.turn ?? NONE;
  s[COUNTDOWN] = v.countdownMs ?? NONE;
  s[STUDY] = v.studyMs ?? NONE;
  s[ROW_COUNT] = v.row.length;
  for (let i = 0; i < v.row.length; i++) s[ROW + i] = CARD_INDEX[v.row[i]];
  for (let place = 0; place < PLACES; place++) {
    const cars = v.ring[place];
    for (let i = 0; i < cars.length; i++) putCar(s, CAR_INDEX[cars[i]], place);
  }
  placeTokens(s, v, random);
  seatPlayers(s, v);
  dealUnseenCards(s, v, random);
  return s;
}

function placeTokens(s: State, v: View, random: Random): void {
  const pool = v.unseen.length === 1 ? shuffle(v.unseen[0].slice(), random) : null;
  let used = 0;
  for (let place = 0; place < PLACES; place++) {
    const { top, hidden } = v.stacks[place];
    if (top === null) continue;
    s[HEIGHT + place] = hidden + 1;
    const first = TOKENS + (place + 1) * TOKENS_PER_STACK - hidden;
    s[first - 1] = top;
    const values = pool ?? v.unseen[place];
    for (let i = 0; i < hidden; i++) s[first + i] = values[pool === null ? i : used++];
    if (pool === null) shuffle(s, random, first, first + hidden);
  }
}

function seatPlayers(s: State, v: View): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const { character, money, tokens } = v.seats[seat];
    if (character !== null) {
      s[CHARACTER + seat] = CAR_INDEX[character];
      s[FREE] &= ~(1 << s[CHARACTER + seat]);
    }
    s[MONEY + seat] = money;
    recordTokens(s, seat, tokens);
  }
  recordTokens(s, NONE, v.removed);
}

/** In whose hands tokens are is public; in which order different seats took them matters to nobody. */
export function recordTokens(s: State, taker: number, tokens: readonly number[]): void {
  for (let i = 0; i < tokens.length; i++) {
    s[TAKEN + s[TAKEN_COUNT]] = pack(tokens[i], taker);
    s[TAKEN_COUNT]++;
  }
}

/** Other hands and others' discards come out of the cards this seat has not seen. */
function dealUnseenCards(s: State, v: View, random: Random): void {
  const unseen = deckOf(s).slice();
  const see = (card: number): void => {
    unseen[unseen.indexOf(card)] = unseen[unseen.length - 1];
    unseen.pop();
  };
  const draw = (): number => {
    const i = random.below(unseen.length);
    const card = unseen[i];
    unseen[i] = unseen[unseen.length - 1];
    unseen.pop();
    return card;
  };
  const own = v.hand ?? [];
  for (let i = 0; i < own.length; i++) {
    const card = CARD_INDEX[own[i]];
    giveCard(s, v.seat ?? 0, card);
    see(card);
  }
  s[UP_COUNT] = v.faceUp.length;
  for (let i = 0; i < v.faceUp.length; i++) {
    s[UP + i] = CARD_INDEX[v.faceUp[i]];
    see(s[UP + i]);
  }
  for (const { card } of v.faceDown) if (card !== null) see(CARD_INDEX[card]);
  s[DOWN_COUNT] = v.faceDown.length;
  for (let i = 0; i < v.faceDown.length; i++) {
    const { seat, card } = v.faceDown[i];
    s[DOWN + i] = pack(card === null ? draw() : CARD_INDEX[card], seat);
  }
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (seat === v.seat) continue;
    for (let i = 0; i < v.seats[seat].cards; i++) giveCard(s, seat, draw());
  }
}
