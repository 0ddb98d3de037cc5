// What a seat may do. Lists are built once for each situation that calls for them and shared by all states; only the two
// RUN cards whose choices depend on the table (Evasion, Nasty exchange) are listed afresh. Sets are bits.
import type { Seat } from '@backroom/kit';
import {
  BACKWARD_DRIVE,
  CHOOSE,
  EVADE,
  EVADE_NOTHING,
  EXCHANGE,
  GRAB,
  JOKER_DRIVE,
  MOVE,
  NASTY_TAKE,
  type SeatAction,
} from './actions.ts';
import { carCount, type State } from './state.ts';
import { BACKWARD, CHARACTERS, EVASION, HAND_SIZE, JOKER, NASTY, NONE, PLACES } from './vocabulary.ts';

const NOTHING: readonly SeatAction[] = [];

export function legal(s: State, seat: Seat): readonly SeatAction[] {
  switch (s.phase) {
    case 'play':
      return seat === s.turn ? playable(s, seat) : NOTHING;
    case 'choose':
      return seat === s.turn ? choices[s.free] : NOTHING;
    case 'pick':
      return s.characters[seat] === NONE ? grabs[s.free] : NOTHING;
    default:
      return NOTHING;
  }
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
const choices = everySet.map((free) => ofCharacters(CHOOSE, free));
const grabs = everySet.map((free) => ofCharacters(GRAB, free));

const TABLE_DEPENDENT = (1 << EVASION) | (1 << NASTY);

/** Shared lists: by the kinds of cards held, then by the characters one may take. Without and with the black car. */
type Lists = (readonly SeatAction[] | undefined)[];
const emptyLists = <T>(size: number): (T | undefined)[] => new Array<T | undefined>(size).fill(undefined);
const known = [emptyLists<Lists>(1 << EVASION), emptyLists<Lists>(1 << EVASION)];

function playable(s: State, seat: Seat): readonly SeatAction[] {
  const begin = seat * HAND_SIZE;
  const end = begin + s.held[seat];
  let kinds = 0;
  for (let i = begin; i < end; i++) kinds |= 1 << s.hands[i];
  const free = end - begin === 1 ? 0 : s.free; // SH-23: no Exchange with the last card
  if ((kinds & TABLE_DEPENDENT) !== 0) return listPlays(s, seat, kinds, free);
  const byKinds = known[s.options.mafia ? 1 : 0];
  let byFree = byKinds[kinds];
  if (byFree === undefined) {
    byFree = emptyLists<readonly SeatAction[]>(1 << CHARACTERS);
    byKinds[kinds] = byFree;
  }
  let list = byFree[free];
  if (list === undefined) {
    list = listPlays(s, seat, kinds, free).slice(); // a copy has no room to spare: many lists stay in the cache
    byFree[free] = list;
  }
  return list;
}

/** Face up first, in the order of cards; then every Exchange. */
function listPlays(s: State, seat: Seat, kinds: number, free: number): SeatAction[] {
  const list: SeatAction[] = [];
  for (let rest = kinds; rest !== 0; rest = withoutFirst(rest)) {
    const card = first(rest);
    if (card < JOKER) list.push(MOVE[card]);
    else listRunCard(s, seat, card, list);
  }
  for (let rest = kinds; rest !== 0; rest = withoutFirst(rest)) list.push(...ofCharacters(EXCHANGE[first(rest)], free));
  return list;
}

function listRunCard(s: State, seat: Seat, card: number, list: SeatAction[]): void {
  const cars = carCount(s.options);
  switch (card) {
    case JOKER:
      for (let car = 0; car < cars; car++) list.push(JOKER_DRIVE[car]);
      return;
    case BACKWARD:
      for (let car = 0; car < cars; car++) list.push(BACKWARD_DRIVE[car]);
      return;
    case NASTY:
      for (let take = 0; take < NASTY_TAKE.length; take++) if (take !== s.characters[seat]) list.push(NASTY_TAKE[take]);
      return;
    case EVASION: {
      const before = list.length;
      for (let car = 0; car < cars; car++) {
        if (s.ring[s.at[car] * 2 + 1] !== car) continue;
        for (let to = 0; to < PLACES; to++) if (s.ring[to * 2] === NONE) list.push(EVADE[car][to]);
      }
      // SH-86: played all the same, it does nothing.
      if (list.length === before) list.push(EVADE_NOTHING);
    }
  }
}
