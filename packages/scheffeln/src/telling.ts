// Events, made only if there is a listener. They are apart from the rules, which stay short and fast.
import { itemAt, type Seat } from '@backroom/kit';
import type { Event } from './events.ts';
import { result } from './result.ts';
import { layout, type State, topToken } from './state.ts';
import { everySeat, handOf, ringOf } from './view.ts';
import { BUSINESSES, CARDS, CARS, COLOURS, PLACES } from './vocabulary.ts';

const { AT, BOTTOM, CHARACTER, COUNTDOWN, NONE, ROUND, ROW, ROW_COUNT, START } = layout;

/** Where events go; null when nobody listens. */
export type Listener = Event[] | null;

export function tellLayout(out: Event[], s: State): void {
  const tops = BUSINESSES.map((_, place) => itemAt(s, topToken(s, place)));
  out.push({ type: 'laid-out', ring: ringOf(s), tops, start: itemAt(s, START) });
}

export function tellDeal(out: Event[], s: State): void {
  out.push({
    type: 'dealt',
    round: itemAt(s, ROUND),
    start: itemAt(s, START),
    hands: everySeat(s).map((seat) => handOf(s, seat)),
  });
}

/** SH-71: turned up from right to left. */
export function tellRow(out: Event[], s: State): void {
  out.push({ type: 'dealt', round: itemAt(s, ROUND), start: itemAt(s, START), hands: [] });
  for (let i = itemAt(s, ROW_COUNT) - 1; i >= 0; i--)
    out.push({ type: 'turned', index: i, card: itemAt(COLOURS, itemAt(s, ROW + i)) });
}

export function tellCharacter(out: Event[], type: 'chose' | 'grabbed', seat: Seat, character: number): void {
  out.push({ type, seat, character: itemAt(COLOURS, character) });
}

export function tellCard(out: Event[], type: 'played' | 'discarded', seat: Seat, card: number): void {
  out.push({ type, seat, card: itemAt(CARDS, card) });
}

export function tellExchange(out: Event[], seat: Seat, from: number, to: number, partner: number): void {
  const other = partner === NONE ? null : partner;
  out.push({ type: 'exchanged', seat, from: itemAt(COLOURS, from), to: itemAt(COLOURS, to), partner: other });
}

export function tellDrive(out: Event[], s: State, car: number, from: number, rider: number, back: boolean): void {
  const to = itemAt(s, AT + car);
  const beneath = itemAt(s, BOTTOM + to);
  out.push({
    type: 'drove',
    car: itemAt(CARS, car),
    from: itemAt(BUSINESSES, from),
    to: itemAt(BUSINESSES, to),
    back,
    rider: rider === NONE ? null : itemAt(CARS, rider),
    onto: beneath === car ? null : itemAt(CARS, beneath),
  });
}

export function tellEvasion(out: Event[], seat: Seat, car: number, from: number, to: number): void {
  if (car === NONE) out.push({ type: 'no-evasion', seat });
  else out.push({ type: 'evaded', car: itemAt(CARS, car), from: itemAt(BUSINESSES, from), to: itemAt(BUSINESSES, to) });
}

export function tellCountdown(out: Event[], s: State): void {
  const seat = s.indexOf(NONE, CHARACTER) - CHARACTER;
  out.push({ type: 'countdown', seat, ms: itemAt(s, COUNTDOWN) });
}

export function tellTimeUp(out: Event[], s: State): void {
  out.push({ type: 'time-up', without: everySeat(s).filter((seat) => s[CHARACTER + seat] === NONE) });
}

export function tellTaking(out: Event[], seat: Seat, place: number, value: number): void {
  out.push({ type: 'took', seat, business: itemAt(BUSINESSES, place), value });
}

export function tellBlocked(out: Event[], seat: Seat, place: number, by: number): void {
  out.push({ type: 'blocked', seat, business: itemAt(BUSINESSES, place), by: itemAt(CARS, by) });
}

export function tellMafia(out: Event[], place: number, value: number, seat: number): void {
  out.push({ type: 'mafia-took', business: itemAt(BUSINESSES, place), value, seat: seat === NONE ? null : seat });
}

/** `places`: those whose next token is turned up, as bits. */
export function tellReveals(out: Event[], s: State, places: number): void {
  for (let place = 0; place < PLACES; place++) {
    if ((places & (1 << place)) === 0) continue;
    out.push({ type: 'revealed', business: itemAt(BUSINESSES, place), value: itemAt(s, topToken(s, place)) });
  }
}

export function tellEnd(out: Event[], s: State): void {
  out.push({ type: 'over', ...result(s) });
}
