// The Scheffeln phase (SH-40), the Mafia's share (SH-92, SH-93), and what follows it (SH-50, SH-60, SH-76).

import type { Event } from './events.ts';
import { result } from './result.ts';
import { EVERY_CHARACTER, riderOf, type State, topSlot } from './state.ts';
import { BLACK, BUSINESSES, CARS, NONE, PLACES } from './vocabulary.ts';

export function score(s: State, out: Event[] | null): void {
  let takenFrom = 0;
  let poorest = NONE;
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.start + i) % s.seats;
    const character = s.characters[seat];
    if (character === NONE) continue;
    const place = s.at[character];
    const above = riderOf(s, character);
    if (above !== NONE) {
      out?.push({ type: 'blocked', seat, business: BUSINESSES[place], by: CARS[above] });
    } else if (s.heights[place] > 0) {
      const value = takeToken(s, place, seat);
      takenFrom |= 1 << place;
      if (poorest === NONE || place < s.at[s.characters[poorest]]) poorest = seat;
      out?.push({ type: 'took', seat, business: BUSINESSES[place], value });
    }
  }
  if (s.options.mafia && riderOf(s, BLACK) === NONE && s.heights[s.at[BLACK]] > 0) {
    const place = s.at[BLACK];
    const value = takeToken(s, place, poorest);
    takenFrom |= 1 << place;
    out?.push({ type: 'mafia-took', business: BUSINESSES[place], value, seat: poorest === NONE ? null : poorest });
  }
  endRound(s, takenFrom, out);
}

/** Gives a place's top token to a seat, or to nobody: then it leaves the game. */
function takeToken(s: State, place: number, seat: number): number {
  const value = s.tokens[topSlot(s, place)];
  s.heights[place]--;
  s.takers[s.takings] = seat;
  s.taken[s.takings] = value;
  s.takings++;
  if (seat !== NONE) s.money[seat] += value;
  return value;
}

function endRound(s: State, takenFrom: number, out: Event[] | null): void {
  s.turn = NONE;
  s.countdownMs = NONE;
  s.studyMs = NONE;
  for (let place = 0; place < PLACES; place++) {
    if (s.heights[place] > 0) continue;
    s.phase = 'over';
    if (out !== null) {
      const end = result(s);
      if (end !== null) out.push({ type: 'over', ...end });
    }
    return;
  }
  if (out !== null) {
    for (let place = 0; place < PLACES; place++) {
      if (takenFrom & (1 << place))
        out.push({ type: 'revealed', business: BUSINESSES[place], value: s.tokens[topSlot(s, place)] });
    }
  }
  s.phase = 'deal';
  s.round++;
  s.start = (s.start + 1) % s.seats;
  if (s.options.mode === 'speed') {
    s.characters.fill(NONE);
    s.free = EVERY_CHARACTER;
  }
}
