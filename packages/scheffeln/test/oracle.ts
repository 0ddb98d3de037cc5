// The rules of Scheffeln, written a second time and as plainly as possible, on the readable state of the engine protocol:
// slow, and independent of the engine. What both agree on in thousands of random games is not a slip of one of them.
import type { SeatAction } from '../src/actions.ts';
import type { Options } from '../src/options.ts';
import type { Business, Car, Card, Colour } from '../src/vocabulary.ts';

export interface Readable {
  options: Options;
  phase: string;
  round: number;
  start: number;
  turn: number | null;
  ring: Car[][];
  stacks: number[][];
  seats: { character: Colour | null; hand: Card[]; money: number; tokens: number[] }[];
  centre: Colour[];
  faceUp: Card[];
  faceDown: { seat: number; card: Card }[];
  row: Colour[];
  removed: number[];
  countdownMs: number | null;
  studyMs: number | null;
}

const LETTERS: Business[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const ALL_COLOURS: Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'brown'];
const isColour = (card: string): card is Colour => (ALL_COLOURS as string[]).includes(card);

export function oracleLegal(t: Readable, seat: number): SeatAction[] {
  const me = t.seats[seat];
  if (t.phase === 'choose') return t.turn === seat ? t.centre.map((character) => ({ type: 'choose', character })) : [];
  if (t.phase === 'pick')
    return me.character === null ? t.centre.map((character) => ({ type: 'grab', character })) : [];
  if (t.phase !== 'play' || t.turn !== seat) return [];
  const list: SeatAction[] = [];
  const cars = t.ring.flat();
  for (const card of new Set(me.hand)) {
    if (isColour(card)) list.push({ type: 'move', card });
    if (card === 'joker') for (const car of cars) list.push({ type: 'joker', car });
    if (card === 'backward') for (const car of cars) list.push({ type: 'backward', car });
    if (card === 'nasty') {
      for (const take of ALL_COLOURS) if (take !== me.character) list.push({ type: 'nasty', take });
    }
    if (card === 'evasion') {
      const tops = t.ring.filter((place) => place.length === 2).map((place) => place[1]);
      const empty = LETTERS.filter((_, i) => t.ring[i].length === 0);
      for (const car of tops) for (const to of empty) list.push({ type: 'evasion', car, to });
      if (tops.length === 0 || empty.length === 0) list.push({ type: 'evasion' });
    }
    if (me.hand.length > 1) for (const take of t.centre) list.push({ type: 'exchange', card, take });
  }
  return list;
}

/** Does a seat's action and all that follows up to the next draw or decision. Gives a new table. */
export function oraclePlay(table: Readable, seat: number, action: SeatAction): Readable {
  const t = structuredClone(table);
  const me = t.seats[seat];
  const spend = (card: Card): void => {
    me.hand.splice(me.hand.indexOf(card), 1);
  };
  switch (action.type) {
    case 'choose': {
      me.character = action.character;
      t.centre = t.centre.filter((c) => c !== action.character);
      t.turn = (seat + 1) % t.seats.length;
      if (t.seats[t.turn].character !== null) t.phase = 'play';
      return t;
    }
    case 'grab': {
      me.character = action.character;
      t.centre = t.centre.filter((c) => c !== action.character);
      const waiting = t.seats.filter((s) => s.character === null).length;
      if (waiting === 1) t.countdownMs = 5000;
      return waiting === 0 ? oracleRow(t) : t;
    }
    case 'exchange':
      spend(action.card);
      t.faceDown.push({ seat, card: action.card });
      t.centre = ALL_COLOURS.filter((c) => (t.centre.includes(c) && c !== action.take) || c === me.character);
      me.character = action.take;
      if (t.options.mafia) t.ring = driven(t.ring, 'black', 1);
      break;
    case 'nasty': {
      spend('nasty');
      t.faceUp.push('nasty');
      const other = t.seats.find((s) => s.character === action.take);
      if (other) other.character = me.character;
      else t.centre = ALL_COLOURS.filter((c) => (t.centre.includes(c) && c !== action.take) || c === me.character);
      me.character = action.take;
      break;
    }
    case 'evasion':
      spend('evasion');
      t.faceUp.push('evasion');
      if (action.car && action.to) {
        t.ring = t.ring.map((place) => place.filter((car) => car !== action.car));
        t.ring[LETTERS.indexOf(action.to)].push(action.car);
      }
      break;
    case 'move':
      spend(action.card);
      t.faceUp.push(action.card);
      t.ring = driven(t.ring, action.card, 1);
      break;
    default:
      spend(action.type);
      t.faceUp.push(action.type);
      t.ring = driven(t.ring, action.car, action.type === 'joker' ? 1 : -1);
  }
  if (t.seats.every((s) => s.hand.length === 0)) return oracleScore(t);
  t.turn = (seat + 1) % t.seats.length;
  return t;
}

/** A ring after one car has driven one step (SH-30 to SH-37). */
export function driven(ring: Car[][], car: Car, direction: 1 | -1): Car[][] {
  const next = ring.map((place) => [...place]);
  const from = next.findIndex((place) => place.includes(car));
  const here = next[from];
  const moving = here[0] === car ? here : [car];
  next[from] = here.filter((c) => !moving.includes(c));
  const most = moving.length === 2 ? 0 : 1;
  let to = from;
  do to = (to + direction + 8) % 8;
  while (next[to].length > most);
  next[to].push(...moving);
  return next;
}

export function oracleRow(t: Readable): Readable {
  for (const card of t.row) t.ring = driven(t.ring, card, 1);
  return oracleScore(t);
}

function oracleScore(t: Readable): Readable {
  const scorers: { seat: number; place: number }[] = [];
  for (const [seat, player] of t.seats.entries()) {
    const place = t.ring.findIndex((cars) => cars.at(-1) === player.character);
    if (player.character !== null && place >= 0) scorers.push({ seat, place });
  }
  const pay = (seat: number, place: number): void => {
    const token = t.stacks[place].shift() as number;
    t.seats[seat].tokens.push(token);
    t.seats[seat].money += token;
  };
  for (const { seat, place } of scorers) pay(seat, place);
  const mafia = t.ring.findIndex((cars) => cars.at(-1) === 'black');
  if (mafia >= 0) {
    const poorest = scorers.sort((a, b) => a.place - b.place)[0];
    if (poorest) pay(poorest.seat, mafia);
    else t.removed.push(t.stacks[mafia].shift() as number);
  }
  t.turn = null;
  t.row = [];
  t.countdownMs = null;
  t.studyMs = null;
  if (t.stacks.some((stack) => stack.length === 0)) return { ...t, phase: 'over' };
  t.phase = 'deal';
  t.round++;
  t.start = (t.start + 1) % t.seats.length;
  if (t.options.mode === 'speed') {
    for (const player of t.seats) player.character = null;
    t.centre = [...ALL_COLOURS];
  }
  return t;
}
