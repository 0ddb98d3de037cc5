// The contract that every game signs. Hosts, bots, tests, pages and terminals know games only by it.
import type { Json, Parsed } from './json.ts';
import type { Schema } from './options.ts';
import type { Random } from './random.ts';

export type Seat = number;

/** Who acts: a seat, chance (answered by the host, written in the log), or the clock (table time that passed). */
export type Actor = Seat | 'chance' | 'clock';

export interface Result {
  readonly scores: readonly number[];
  /** Empty when a solo player lost. */
  readonly winners: readonly Seat[];
}

/** An action that the table shows but the rules forbid now, and why. */
export interface Refusal<A> {
  readonly action: A;
  /** Names the sentence that explains it; every language has one. */
  readonly code: string;
  /** The rule that forbids it, such as SH-23. */
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The types of one game, bundled. */
export interface GameTypes {
  state: unknown;
  action: unknown;
  event: unknown;
  view: unknown;
  options: unknown;
}

/**
 * A state is plain data: ids and numbers, no references into anything else, no functions. It may be saved and
 * copied at any moment, also in the middle of a decision. A game never reads a clock or draws a random number
 * of its own: time comes in as actions of 'clock', chance as actions of 'chance'.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Version of the rules, pinned in every match. */
  readonly rules: number;
  readonly options: Schema<T['options']>;
  seats(options: T['options']): { readonly min: number; readonly max: number };

  start(options: T['options'], seats: number): T['state'];
  /** How many seats this state has. */
  seated(state: T['state']): number;
  /** The seats that MUST decide now. A seat that MAY act out of turn is not here, but `legal` lists its actions. */
  toAct(state: T['state']): readonly Seat[] | 'chance' | 'over';
  /** Complete, finite, in a canonical order. The list is shared: read it, never change it. */
  legal(state: T['state'], seat: Seat): readonly T['action'][];
  /** A random legal action, all equally likely, without listing them all. Playouts need it to be fast. */
  sample(state: T['state'], seat: Seat, random: Random): T['action'];
  /** One draw for chance. The host logs it as an action by 'chance'. */
  chance(state: T['state'], random: Random): T['action'];
  /** Could chance have drawn this here? Checks a log that comes from outside. */
  possible(state: T['state'], draw: T['action']): boolean;
  /** Changes the state in place, up to the next decision. Trusts its caller: see `admit`. Events go to `out`, if given. */
  apply(state: T['state'], by: Actor, action: T['action'], out: T['event'][] | null): void;
  clone(state: T['state']): T['state'];
  /** Table time until the clock acts by itself; null: it will not. */
  deadline(state: T['state']): number | null;
  /** The clock's action for that much table time. */
  elapse(ms: number): T['action'];
  /** At most this many actions in a game played at random, over all options. */
  readonly bound: number;

  /** All that a seat (null: a spectator) may know and remember, built field by field from an allow-list. */
  view(state: T['state'], seat: Seat | null): T['view'];
  /** Views for several viewers at once. Parts that all of them see are shared objects, so they are built once. */
  views?(state: T['state'], seats: readonly (Seat | null)[]): readonly T['view'][];
  /** What a seat sees of an event, or null if it sees nothing of it. */
  face(event: T['event'], seat: Seat | null): T['event'] | null;
  /** From a view alone: a full state that is consistent with all that its seat may know. Bots search from it. */
  redeal(view: T['view'], random: Random): T['state'];
  /**
   * Counts the deals. A new deal means that all earlier cards and secrets are gone; only then may spectators see those hands while
   * the game goes on. Left out: hands last until the end.
   */
  deals?(state: T['state']): number;
  refusals(state: T['state'], seat: Seat): readonly Refusal<T['action']>[];
  result(state: T['state']): Result | null;

  /** The readable form of a whole state, as the engine protocol shows it. `load` takes what `save` gives. */
  save(state: T['state']): Json;
  load(saved: unknown, options?: unknown): Parsed<T['state']>;
  /** Notation: one short line a person can read. `read` takes what `write` gives. */
  write(action: T['action']): string;
  read(text: string): Parsed<T['action']>;
}

/** A game of any types. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of different types; hosts treat their data as opaque.
export type AnyGame = Game<any>;
