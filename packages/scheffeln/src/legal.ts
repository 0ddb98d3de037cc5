// What a seat may do. Lists are built once for each situation that calls for them and shared by all states. Sets of
// cards, characters and places are bits.
import type { Random, Seat } from '@backroom/kit';
import {
  BACKWARD_DRIVE,
  CHOOSE_CHARACTER,
  EVADE,
  EVADE_NOTHING,
  EXCHANGE,
  GRAB_CHARACTER,
  JOKER_DRIVE,
  MOVE,
  NASTY_TAKE,
  type SeatAction,
} from './actions.ts';
import { carCount, layout, type State } from './state.ts';
import { BACKWARD, CHARACTERS, EVASION, JOKER, PLACES } from './vocabulary.ts';

const {
  AT,
  CHARACTER,
  CHOOSE,
  FREE,
  HELD,
  EVERY_CHARACTER,
  KINDS,
  MAFIA,
  OCCUPIED,
  PHASE,
  PICK,
  PLAY,
  TOP,
  TURN,
  NONE,
} = layout;

const NOTHING: readonly SeatAction[] = [];

export function legal(s: State, seat: Seat): readonly SeatAction[] {
  const phase = s[PHASE];
  if (phase === PLAY) return seat === s[TURN] ? playable(s, seat) : NOTHING;
  if (phase === PICK) return s[CHARACTER + seat] === NONE ? grabs[s[FREE]] : NOTHING;
  if (phase === CHOOSE) return seat === s[TURN] ? choices[s[FREE]] : NOTHING;
  return NOTHING;
}

/** The lowest member of a set. */
const first = (set: number): number => 31 - Math.clz32(set & -set);
const withoutFirst = (set: number): number => set & (set - 1);

function ofCharacters(actions: readonly SeatAction[], free: number): SeatAction[] {
  const list: SeatAction[] = [];
  for (let rest = free; rest !== 0; rest = withoutFirst(rest)) list.push(actions[first(rest)]);
  return list;
}

const everySet = Array.from({ length: 1 << CHARACTERS }, (_, set) => set);
const choices = everySet.map((free) => ofCharacters(CHOOSE_CHARACTER, free));
const grabs = everySet.map((free) => ofCharacters(GRAB_CHARACTER, free));

/** Sets in the order of their sizes: those that are used together are close together, which helps the processor cache. */
const sizes = everySet.map((set) => set.toString(2).replaceAll('0', '').length);
const rank = new Array<number>(everySet.length).fill(0);
for (const [place, set] of everySet.toSorted((a, b) => sizes[a] - sizes[b]).entries()) rank[set] = place;

/** Shared lists of what the colours of a hand allow, by their set and the characters one may take. */
type Lists = (readonly SeatAction[] | undefined)[];
const known: Lists = new Array<undefined>(1 << (2 * CHARACTERS)).fill(undefined);

/** What each RUN card adds when it is discarded for an Exchange, by the characters one may take. */
const exchanges = EXCHANGE.map((actions) => everySet.map((free) => ofCharacters(actions, free)));

/** Drives of any car, by how many cars there are. */
const jokers = [JOKER_DRIVE.slice(0, CHARACTERS), JOKER_DRIVE];
const backwards = [BACKWARD_DRIVE.slice(0, CHARACTERS), BACKWARD_DRIVE];
const nasties = NASTY_TAKE.map((_, own) => NASTY_TAKE.filter((_, take) => take !== own));

function playable(s: State, seat: Seat): readonly SeatAction[] {
  const kinds = s[KINDS + seat];
  const colours = kinds & EVERY_CHARACTER;
  const free = s[HELD + seat] === 1 ? 0 : s[FREE]; // SH-23: no Exchange with the last card
  const situation = (rank[colours] << CHARACTERS) | rank[free];
  let list = known[situation];
  if (list === undefined) {
    list = listColours(colours, free);
    known[situation] = list;
  }
  return colours === kinds ? list : withRunCards(s, seat, list, kinds, free);
}

/** Face up in the order of colours, then every Exchange. */
function listColours(colours: number, free: number): SeatAction[] {
  const list = ofCharacters(MOVE, colours);
  for (let rest = colours; rest !== 0; rest = withoutFirst(rest)) list.push(...exchanges[first(rest)][free]);
  return list.slice(); // a copy has no room to spare: many lists are kept
}

/** The list goes on with each RUN card in turn: face up, then Exchange. */
function withRunCards(s: State, seat: Seat, list: readonly SeatAction[], kinds: number, free: number): SeatAction[] {
  const all = list.slice();
  for (let rest = kinds & ~EVERY_CHARACTER; rest !== 0; rest = withoutFirst(rest)) {
    const card = first(rest);
    if (card === JOKER) append(all, jokers[s[MAFIA]]);
    else if (card === BACKWARD) append(all, backwards[s[MAFIA]]);
    else if (card === EVASION) append(all, evasions(s));
    else append(all, nasties[s[CHARACTER + seat]]);
    append(all, exchanges[card][free]);
  }
  return all;
}

function append(list: SeatAction[], more: readonly SeatAction[]): void {
  for (let i = 0; i < more.length; i++) list.push(more[i]);
}

function evasions(s: State): SeatAction[] {
  const list: SeatAction[] = [];
  const cars = carCount(s);
  for (let car = 0; car < cars; car++) {
    if (s[TOP + s[AT + car]] !== car) continue;
    for (let to = 0; to < PLACES; to++) if ((s[OCCUPIED] & (1 << to)) === 0) list.push(EVADE[car][to]);
  }
  // SH-86: it may be played, but it does nothing.
  if (list.length === 0) list.push(EVADE_NOTHING);
  return list;
}

/** One of the legal actions, each as likely as the others. The usual hand, of colours only, needs no list for that. */
export function sample(s: State, seat: Seat, random: Random): SeatAction {
  const kinds = s[KINDS + seat];
  if (s[PHASE] !== PLAY || kinds > EVERY_CHARACTER) {
    const list = legal(s, seat);
    return list[random.below(list.length)];
  }
  const takes = s[HELD + seat] === 1 ? 0 : sizes[s[FREE]];
  const choice = random.below(sizes[kinds] * (1 + takes));
  const card = member(kinds, Math.floor(choice / (1 + takes)));
  const take = choice % (1 + takes);
  return take === 0 ? MOVE[card] : EXCHANGE[card][member(s[FREE], take - 1)];
}

/** The member of a set with `before` members before it. */
function member(set: number, before: number): number {
  let rest = set;
  for (let i = 0; i < before; i++) rest = withoutFirst(rest);
  return first(rest);
}
