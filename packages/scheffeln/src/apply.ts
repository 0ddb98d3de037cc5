// One action and what follows from it, up to the next decision. Trusts its caller: the gate has checked the action.
import type { Actor } from '@backroom/kit';
import { type Action, type DealDraw, meaningOf, type SetupDraw, type Wait } from './actions.ts';
import type { Event } from './events.ts';
import { BACK, drive, evade, FORWARD, type Step } from './moving.ts';
import { score } from './scoring.ts';
import { riderOf, type State, topSlot } from './state.ts';
import {
  BLACK,
  BUSINESSES,
  CARDS,
  CARS,
  COLOURS,
  COUNTDOWN_MS,
  HAND_SIZE,
  NONE,
  PLACES,
  TOKENS_PER_STACK,
} from './vocabulary.ts';

export function apply(s: State, by: Actor, action: Action, out: Event[] | null): void {
  if (by === 'chance') return draw(s, action as SetupDraw | DealDraw, out);
  if (by === 'clock') return wait(s, (action as Wait).ms, out);
  const { type, card, piece, to } = meaningOf(action);
  const seat = by;
  switch (type) {
    case 'choose':
      return choose(s, piece, out);
    case 'grab':
      return grab(s, seat, piece, out);
    case 'exchange':
      playFaceDown(s, seat, card, out);
      exchange(s, seat, piece, out);
      // SH-91: the black car drives after the character has been exchanged.
      if (s.options.mafia) driveAndTell(s, BLACK, FORWARD, out);
      break;
    case 'nasty':
      playFaceUp(s, seat, card, out);
      exchange(s, seat, piece, out);
      break;
    case 'evasion':
      playFaceUp(s, seat, card, out);
      evadeAndTell(s, seat, piece, to, out);
      break;
    default:
      playFaceUp(s, seat, card, out);
      driveAndTell(s, piece, type === 'backward' ? BACK : FORWARD, out);
  }
  endTurn(s, out);
}

function draw(s: State, action: SetupDraw | DealDraw, out: Event[] | null): void {
  if (action.type === 'setup') layOut(s, action, out);
  else deal(s, action, out);
}

function layOut(s: State, draw: SetupDraw, out: Event[] | null): void {
  for (let place = 0; place < PLACES; place++) {
    const car = draw.cars[place];
    // SH-90: the black car goes beneath the car on A.
    const beneath = place === 0 && s.options.mafia ? BLACK : NONE;
    s.ring[place * 2] = beneath === NONE ? car : beneath;
    s.ring[place * 2 + 1] = beneath === NONE ? NONE : car;
    s.at[car] = place;
    s.heights[place] = TOKENS_PER_STACK;
  }
  if (s.options.mafia) s.at[BLACK] = 0;
  for (let i = 0; i < s.tokens.length; i++) s.tokens[i] = draw.tokens[i];
  s.start = draw.start;
  s.phase = 'deal';
  out?.push({
    type: 'laid-out',
    ring: BUSINESSES.map((_, p) =>
      [s.ring[p * 2], s.ring[p * 2 + 1]].filter((car) => car !== NONE).map((car) => CARS[car]),
    ),
    tops: BUSINESSES.map((_, p) => s.tokens[topSlot(s, p)]),
    start: s.start,
  });
}

function deal(s: State, draw: DealDraw, out: Event[] | null): void {
  s.upCount = 0;
  s.downCount = 0;
  if (s.options.mode === 'speed') return openRow(s, draw.cards, out);
  const { cards } = draw;
  for (let i = 0; i < cards.length; i++) s.hands[i] = cards[i];
  for (let seat = 0; seat < s.seats; seat++) s.held[seat] = HAND_SIZE;
  // Characters are chosen once, after the first deal, and kept from round to round (SH-11, SH-50).
  s.phase = s.characters[s.start] === NONE ? 'choose' : 'play';
  s.turn = s.start;
  if (out !== null) {
    const hands = s.held.map((_, seat) =>
      cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE).map((card) => CARDS[card]),
    );
    out.push({ type: 'dealt', round: s.round, start: s.start, hands });
  }
}

function openRow(s: State, cards: readonly number[], out: Event[] | null): void {
  s.row = cards;
  s.phase = 'pick';
  s.studyMs = s.options.studyLimitMs ?? NONE;
  if (out === null) return;
  out.push({ type: 'dealt', round: s.round, start: s.start, hands: s.characters.map(() => []) });
  // SH-71: turned up from right to left.
  for (let index = cards.length - 1; index >= 0; index--)
    out.push({ type: 'turned', index, card: COLOURS[cards[index]] });
}

function choose(s: State, character: number, out: Event[] | null): void {
  s.characters[s.turn] = character;
  s.free &= ~(1 << character);
  out?.push({ type: 'chose', seat: s.turn, character: COLOURS[character] });
  s.turn = (s.turn + 1) % s.seats;
  if (s.characters[s.turn] !== NONE) s.phase = 'play';
}

/** Takes one such card out of a hand; the others keep their order. */
function dropCard(s: State, seat: number, card: number): void {
  const last = seat * HAND_SIZE + --s.held[seat];
  let i = seat * HAND_SIZE;
  while (s.hands[i] !== card) i++;
  for (; i < last; i++) s.hands[i] = s.hands[i + 1];
}

function playFaceUp(s: State, seat: number, card: number, out: Event[] | null): void {
  dropCard(s, seat, card);
  s.up[s.upCount++] = card;
  out?.push({ type: 'played', seat, card: CARDS[card] });
}

function playFaceDown(s: State, seat: number, card: number, out: Event[] | null): void {
  dropCard(s, seat, card);
  s.down[s.downCount] = card;
  s.downBy[s.downCount++] = seat;
  out?.push({ type: 'discarded', seat, card: CARDS[card] });
}

/** The new character comes from the centre, or from another seat, which gets the old one (SH-82). */
function exchange(s: State, seat: number, take: number, out: Event[] | null): void {
  const old = s.characters[seat];
  const partner = s.free & (1 << take) ? NONE : s.characters.indexOf(take);
  s.characters[seat] = take;
  if (partner === NONE) s.free ^= (1 << take) | (1 << old);
  else s.characters[partner] = old;
  out?.push({
    type: 'exchanged',
    seat,
    from: COLOURS[old],
    to: COLOURS[take],
    partner: partner === NONE ? null : partner,
  });
}

function driveAndTell(s: State, car: number, step: Step, out: Event[] | null): void {
  if (out === null) return drive(s, car, step);
  const from = s.at[car];
  const rider = riderOf(s, car);
  drive(s, car, step);
  const to = s.at[car];
  const beneath = s.ring[to * 2];
  out.push({
    type: 'drove',
    car: CARS[car],
    from: BUSINESSES[from],
    to: BUSINESSES[to],
    back: step === BACK,
    rider: rider === NONE ? null : CARS[rider],
    onto: beneath === car ? null : CARS[beneath],
  });
}

function evadeAndTell(s: State, seat: number, car: number, to: number, out: Event[] | null): void {
  if (car === NONE) {
    out?.push({ type: 'no-evasion', seat });
    return;
  }
  const from = BUSINESSES[s.at[car]];
  evade(s, car, to);
  out?.push({ type: 'evaded', car: CARS[car], from, to: BUSINESSES[to] });
}

/** The next seat that holds a card; when nobody does, the round is scored. */
function endTurn(s: State, out: Event[] | null): void {
  for (let i = 0; i < s.seats; i++) {
    s.turn = s.turn + 1 === s.seats ? 0 : s.turn + 1;
    if (s.held[s.turn] > 0) return;
  }
  score(s, out);
}

function grab(s: State, seat: number, character: number, out: Event[] | null): void {
  s.characters[seat] = character;
  s.free &= ~(1 << character);
  out?.push({ type: 'grabbed', seat, character: COLOURS[character] });
  let without = 0;
  for (let i = 0; i < s.seats; i++) if (s.characters[i] === NONE) without++;
  if (without === 0) return runRow(s, out);
  if (without === 1) {
    s.countdownMs = COUNTDOWN_MS;
    out?.push({ type: 'countdown', seat: s.characters.indexOf(NONE), ms: COUNTDOWN_MS });
  }
}

function wait(s: State, ms: number, out: Event[] | null): void {
  if (s.countdownMs !== NONE) s.countdownMs -= ms;
  if (s.studyMs !== NONE) s.studyMs -= ms;
  const over = (left: number) => left !== NONE && left <= 0;
  if (!over(s.countdownMs) && !over(s.studyMs)) return;
  out?.push({
    type: 'time-up',
    without: s.characters.flatMap((character, seat) => (character === NONE ? [seat] : [])),
  });
  runRow(s, out);
}

/** SH-75: the row takes effect from left to right. */
function runRow(s: State, out: Event[] | null): void {
  const { row } = s;
  for (let i = 0; i < row.length; i++) driveAndTell(s, row[i], FORWARD, out);
  score(s, out);
}
