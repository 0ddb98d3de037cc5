// One action and what follows from it, up to the next decision. Trusts its caller: the gate has checked the action.
import type { Actor, Seat } from '@backroom/kit';
import { type Action, type DealDraw, meaningOf, type SetupDraw, type Wait } from './actions.ts';
import { drive, evade } from './moving.ts';
import { score } from './scoring.ts';
import { dropCard, giveCard, layout, ownerOf, pack, putCar, riderOf, type State } from './state.ts';
import {
  type Listener,
  tellCard,
  tellCharacter,
  tellCountdown,
  tellDeal,
  tellDrive,
  tellEvasion,
  tellExchange,
  tellLayout,
  tellRow,
  tellTimeUp,
} from './telling.ts';
import { BLACK, COUNTDOWN_MS, HAND_SIZE, PLACES, TOKENS_PER_STACK } from './vocabulary.ts';

const { AT, CHARACTER, CHOOSE, COUNTDOWN, DEAL, DOWN, DOWN_COUNT, FREE, HEIGHT, HELD, MAFIA, NONE } = layout;
const { PHASE, PICK, PLAY, ROW, ROW_COUNT, SEATS, SPEED, START, STUDY, STUDY_LIMIT, TOKENS, TURN, UP, UP_COUNT } =
  layout;

export function apply(s: State, by: Actor, action: Action, out: Listener): void {
  if (typeof by !== 'number') {
    if (by === 'chance') draw(s, action as SetupDraw | DealDraw, out);
    else wait(s, (action as Wait).ms, out);
    return;
  }
  const { type, card, piece, to } = meaningOf(action);
  switch (type) {
    case 'choose':
      return choose(s, piece, out);
    case 'grab':
      return grab(s, by, piece, out);
    case 'exchange':
      playFaceDown(s, by, card, out);
      exchange(s, by, piece, out);
      // SH-91: the black car drives after the character has been exchanged.
      if (s[MAFIA] === 1) driveAndTell(s, BLACK, false, out);
      break;
    case 'nasty':
      playFaceUp(s, by, card, out);
      exchange(s, by, piece, out);
      break;
    case 'evasion':
      playFaceUp(s, by, card, out);
      evadeAndTell(s, by, piece, to, out);
      break;
    default:
      playFaceUp(s, by, card, out);
      driveAndTell(s, piece, type === 'backward', out);
  }
  endTurn(s, out);
}

function draw(s: State, action: SetupDraw | DealDraw, out: Listener): void {
  if (action.type === 'setup') layOut(s, action, out);
  else if (s[SPEED] === 1) openRow(s, action.cards, out);
  else deal(s, action.cards, out);
}

function layOut(s: State, { cars, tokens, start }: SetupDraw, out: Listener): void {
  if (s[MAFIA] === 1) putCar(s, BLACK, 0); // SH-90: beneath the car on A
  for (let place = 0; place < PLACES; place++) {
    putCar(s, cars[place], place);
    s[HEIGHT + place] = TOKENS_PER_STACK;
  }
  for (let i = 0; i < tokens.length; i++) s[TOKENS + i] = tokens[i];
  s[START] = start;
  s[PHASE] = DEAL;
  if (out !== null) tellLayout(out, s);
}

function deal(s: State, cards: readonly number[], out: Listener): void {
  s[UP_COUNT] = 0;
  s[DOWN_COUNT] = 0;
  for (let i = 0; i < cards.length; i++) giveCard(s, Math.floor(i / HAND_SIZE), cards[i]);
  // Characters are chosen once, after the first deal, and kept from round to round (SH-11, SH-50).
  s[PHASE] = s[CHARACTER + s[START]] === NONE ? CHOOSE : PLAY;
  s[TURN] = s[START];
  if (out !== null) tellDeal(out, s);
}

function openRow(s: State, cards: readonly number[], out: Listener): void {
  for (let i = 0; i < cards.length; i++) s[ROW + i] = cards[i];
  s[ROW_COUNT] = cards.length;
  s[PHASE] = PICK;
  s[STUDY] = s[STUDY_LIMIT];
  if (out !== null) tellRow(out, s);
}

function choose(s: State, character: number, out: Listener): void {
  const seat = s[TURN];
  s[CHARACTER + seat] = character;
  s[FREE] &= ~(1 << character);
  if (out !== null) tellCharacter(out, 'chose', seat, character);
  s[TURN] = (seat + 1) % s[SEATS];
  if (s[CHARACTER + s[TURN]] !== NONE) s[PHASE] = PLAY;
}

function playFaceUp(s: State, seat: Seat, card: number, out: Listener): void {
  dropCard(s, seat, card);
  s[UP + s[UP_COUNT]] = card;
  s[UP_COUNT]++;
  if (out !== null) tellCard(out, 'played', seat, card);
}

function playFaceDown(s: State, seat: Seat, card: number, out: Listener): void {
  dropCard(s, seat, card);
  s[DOWN + s[DOWN_COUNT]] = pack(card, seat);
  s[DOWN_COUNT]++;
  if (out !== null) tellCard(out, 'discarded', seat, card);
}

/** The new character comes from the centre, or from another seat, which gets the old one (SH-82). */
function exchange(s: State, seat: Seat, take: number, out: Listener): void {
  const old = s[CHARACTER + seat];
  const partner = s[FREE] & (1 << take) ? NONE : ownerOf(s, take);
  s[CHARACTER + seat] = take;
  if (partner === NONE) s[FREE] ^= (1 << take) | (1 << old);
  else s[CHARACTER + partner] = old;
  if (out !== null) tellExchange(out, seat, old, take, partner);
}

function driveAndTell(s: State, car: number, back: boolean, out: Listener): void {
  if (out === null) return drive(s, car, back);
  const from = s[AT + car];
  const rider = riderOf(s, car);
  drive(s, car, back);
  tellDrive(out, s, car, from, rider, back);
}

function evadeAndTell(s: State, seat: Seat, car: number, to: number, out: Listener): void {
  const from = s[AT + car];
  if (car !== NONE) evade(s, car, to);
  if (out !== null) tellEvasion(out, seat, car, from, to);
}

/** The next seat that holds a card; when nobody does, the round is scored. */
function endTurn(s: State, out: Listener): void {
  const seats = s[SEATS];
  let seat = s[TURN];
  for (let i = 0; i < seats; i++) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (s[HELD + seat] === 0) continue;
    s[TURN] = seat;
    return;
  }
  score(s, out);
}

function grab(s: State, seat: Seat, character: number, out: Listener): void {
  s[CHARACTER + seat] = character;
  s[FREE] &= ~(1 << character);
  if (out !== null) tellCharacter(out, 'grabbed', seat, character);
  let waiting = 0;
  for (let other = 0; other < s[SEATS]; other++) if (s[CHARACTER + other] === NONE) waiting++;
  if (waiting === 0) return runRow(s, out);
  if (waiting > 1) return;
  s[COUNTDOWN] = COUNTDOWN_MS;
  if (out !== null) tellCountdown(out, s);
}

function wait(s: State, ms: number, out: Listener): void {
  let over = false;
  for (const clock of [COUNTDOWN, STUDY]) {
    if (s[clock] === NONE) continue;
    s[clock] -= ms;
    over ||= s[clock] <= 0;
  }
  if (!over) return;
  if (out !== null) tellTimeUp(out, s);
  runRow(s, out);
}

/** SH-75: the row takes effect from left to right. */
function runRow(s: State, out: Listener): void {
  const length = s[ROW_COUNT];
  for (let i = 0; i < length; i++) driveAndTell(s, s[ROW + i], false, out);
  score(s, out);
}
