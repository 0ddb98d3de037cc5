// The Scheffeln phase (SH-40), the Mafia's share (SH-92, SH-93), and what follows it (SH-50, SH-60, SH-76).
import type { Seat } from '@backroom/kit';
import { layout, pack, riderOf, type State, topToken } from './state.ts';
import { type Listener, tellBlocked, tellEnd, tellMafia, tellReveals, tellTaking } from './telling.ts';
import { BLACK, PLACES } from './vocabulary.ts';

const { AT, CHARACTER, COUNTDOWN, DEAL, EVERY_CHARACTER, FREE, HEIGHT, MAFIA, MONEY, NONE, OVER, PHASE } = layout;
const { ROUND, ROW_COUNT, SEATS, SPEED, START, STUDY, TAKEN, TAKEN_COUNT, TURN } = layout;

export function score(s: State, out: Listener): void {
  let takenFrom = 0;
  let poorest: Seat = NONE;
  for (let i = 0; i < s[SEATS]; i++) {
    const seat = (s[START] + i) % s[SEATS];
    const character = s[CHARACTER + seat];
    if (character === NONE) continue;
    const place = s[AT + character];
    const above = riderOf(s, character);
    if (above !== NONE) {
      if (out !== null) tellBlocked(out, seat, place, above);
      continue;
    }
    const value = takeToken(s, place, seat);
    takenFrom |= 1 << place;
    if (poorest === NONE || place < s[AT + s[CHARACTER + poorest]]) poorest = seat;
    if (out !== null) tellTaking(out, seat, place, value);
  }
  if (s[MAFIA] === 1 && riderOf(s, BLACK) === NONE) {
    const place = s[AT + BLACK];
    const value = takeToken(s, place, poorest);
    takenFrom |= 1 << place;
    if (out !== null) tellMafia(out, place, value, poorest);
  }
  endRound(s, takenFrom, out);
}

/** Gives a place's top token to a seat, or to nobody (NONE): then it leaves the game. */
function takeToken(s: State, place: number, seat: Seat): number {
  const value = s[topToken(s, place)];
  s[HEIGHT + place]--;
  s[TAKEN + s[TAKEN_COUNT]] = pack(value, seat);
  s[TAKEN_COUNT]++;
  if (seat !== NONE) s[MONEY + seat] += value;
  return value;
}

/** `takenFrom`: the places that lost a token, as bits. */
function endRound(s: State, takenFrom: number, out: Listener): void {
  s[TURN] = NONE;
  s[COUNTDOWN] = NONE;
  s[STUDY] = NONE;
  s[ROW_COUNT] = 0;
  for (let place = 0; place < PLACES; place++) {
    if (s[HEIGHT + place] > 0) continue;
    s[PHASE] = OVER;
    if (out !== null) tellEnd(out, s);
    return;
  }
  if (out !== null) tellReveals(out, s, takenFrom);
  s[PHASE] = DEAL;
  s[ROUND]++;
  s[START] = (s[START] + 1) % s[SEATS];
  if (s[SPEED] === 1) {
    s.fill(NONE, CHARACTER, CHARACTER + s[SEATS]);
    s[FREE] = EVERY_CHARACTER;
  }
}
