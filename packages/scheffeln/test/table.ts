// Sets a table for a test in a line or two, and plays on it through the gate, as everybody must.
import assert from 'node:assert/strict';
import { type Actor, admit, Seeded, settle } from '@backroom/kit';
import { type Car, type Event, type Options, type State, scheffeln } from '@backroom/scheffeln';
import type { Readable } from './oracle.ts';
import { readable } from './subject.ts';

/** Letters of cars in a ring such as 'R O YG - B P W N': places A to H, the bottom car first, '-' for none. K is black. */
const LETTERS = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
  W: 'white',
  N: 'brown',
  K: 'black',
} as const;
type Letter = keyof typeof LETTERS;
const letterOf = new Map<string, string>(Object.entries(LETTERS).map(([letter, car]) => [car, letter]));

const START_RING = 'R O Y G B P W N';

/** Four tokens a business, the least valuable on top. */
const FULL_STACKS = Array.from({ length: 8 }, (_, i) => [2000 * i, 2000 * i + 500, 2000 * i + 1500, 2000 * i + 2000]);

export interface Setting extends Partial<Omit<Readable, 'ring' | 'seats' | 'options'>> {
  ring?: string;
  options?: Partial<Options>;
  /** One line a seat: 'red: red red joker'; a dash for no character. */
  seats: readonly string[];
}

/** A table in phase play, seat 0 to act, unless the setting says otherwise. */
export function given(setting: Setting): State {
  const { ring = START_RING, seats, options, ...rest } = setting;
  const loaded = scheffeln.load({
    options: { mode: 'basic', ...options },
    phase: 'play',
    round: 1,
    start: 0,
    turn: 0,
    ring: ring.split(' ').map((place) => (place === '-' ? [] : [...place].map((letter) => LETTERS[letter as Letter]))),
    stacks: FULL_STACKS,
    seats: seats.map((line) => {
      const [character, hand = ''] = line.split(':');
      return {
        character: character === '-' ? null : character,
        hand: hand.split(' ').filter(Boolean),
        money: 0,
        tokens: [],
      };
    }),
    ...rest,
  });
  assert.ok(loaded.ok, loaded.ok ? '' : loaded.why);
  return loaded.value;
}

/** Plays an action by its notation; it must be legal. Gives what happened. */
export function play(state: State, by: Actor, notation: string): Event[] {
  const action = scheffeln.read(notation);
  assert.ok(action.ok, `no such notation: ${notation}`);
  const admission = admit(scheffeln, state, by, action.value);
  assert.ok(admission.ok, `seat ${by} may not ${notation}`);
  const events: Event[] = [];
  scheffeln.apply(state, by, admission.action, events);
  return events;
}

/** That an action is refused, and that this changes nothing. */
export function refuses(state: State, by: Actor, notation: string): void {
  const before = state.slice();
  const action = scheffeln.read(notation);
  assert.ok(action.ok, `no such notation: ${notation}`);
  assert.equal(admit(scheffeln, state, by, action.value).ok, false, `seat ${by} may ${notation}`);
  assert.deepEqual(state, before);
}

/** A ring as it is written in these tests. */
export const writeRing = (ring: readonly (readonly Car[])[]): string =>
  ring.map((cars) => cars.map((car) => letterOf.get(car)).join('') || '-').join(' ');

export const ringOf = (state: State): string => writeRing(readable(state).ring);

export const characters = (state: State): (string | null)[] => readable(state).seats.map((seat) => seat.character);
export const money = (state: State): number[] => readable(state).seats.map((seat) => seat.money);
export const legal = (state: State, seat: number): string[] => scheffeln.legal(state, seat).map(scheffeln.write);

/** The ring after one seat has played one card in a game of two. */
export function after(ring: string, notation: string, options: Partial<Options> = {}): string {
  const card = notation.split(' ')[0] === 'move' ? notation.split(' ')[1] : notation.split(' ')[0];
  const state = given({ ring, options, seats: [`red: ${card} white`, 'orange: brown brown'] });
  play(state, 0, notation);
  return ringOf(state);
}

/** A new game, up to the first decision, with what happened. */
export function newGame(options: Partial<Options>, seats: number, seed = 'a table'): { state: State; events: Event[] } {
  const state = scheffeln.start(
    { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null, ...options },
    seats,
  );
  const events: Event[] = [];
  settle(scheffeln, state, new Seeded(seed), { events, steps: null });
  return { state, events };
}

/** Answers chance, as a host does. */
export function nextRound(state: State, seed = 'next round'): Event[] {
  const events: Event[] = [];
  settle(scheffeln, state, new Seeded(seed), { events, steps: null });
  return events;
}

export const happened = (events: readonly Event[], type: Event['type']): Event[] =>
  events.filter((event) => event.type === type);
