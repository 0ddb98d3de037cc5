// The contract that every game signs. Hosts, bots, tests, pages and terminals know games only by it.
import type { Json, Parsed } from './json.ts';
import type { Schema } from './options.ts';
import type { Random } from './random.ts';

export type Seat = number;

/** Who acts: a seat, chance (answered by the host, written in the log), or the clock (table time that passed). */
export type Actor = Seat | 'chance' | 'clock';

export interface Result {
  readonly scores: readonly number[];
  /** Empty when one played alone and lost. */
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

/**
 * S state, A action, E event, V view, O options.
 *
 * A state is plain data: ids and numbers, no references into anything else, no functions. It may be saved and
 * copied at any moment, also in the middle of a decision. A game never reads a clock or draws a random number
 * of its own: time comes in as actions of 'clock', chance as actions of 'chance'.
 */
export interface Game<S, A, E, V, O> {
  readonly id: string;
  /** Version of the rules, pinned in every match. */
  readonly rules: number;
  readonly options: Schema<O>;
  seats(options: O): { readonly min: number; readonly max: number };

  start(options: O, seats: number): S;
  /** How many seats this state has. */
  seated(state: S): number;
  /** Everyone who MUST decide now. A seat that MAY act out of turn has entries in `legal` all the same. */
  toAct(state: S): readonly Seat[] | 'chance' | 'over';
  /** Complete, finite, in a canonical order. The list is shared: read it, never change it. */
  legal(state: S, seat: Seat): readonly A[];
  /** One of the legal actions, each as likely as the others, without listing them all: what playouts live on. */
  sample(state: S, seat: Seat, random: Random): A;
  /** One draw for chance. The host logs it as an action by 'chance'. */
  chance(state: S, random: Random): A;
  /** Could chance have drawn this here? Guards what comes from a log that somebody sent. */
  possible(state: S, draw: A): boolean;
  /** Changes the state in place, up to the next decision. Trusts its caller: see `admit`. Events go to `out`, if given. */
  apply(state: S, by: Actor, action: A, out: E[] | null): void;
  clone(state: S): S;
  /** Table time until the clock acts by itself, or null while it never will. */
  deadline(state: S): number | null;
  /** The clock's action for that much table time. */
  elapse(ms: number): A;
  /** At most this many actions in a game played at random, over all options. */
  readonly bound: number;

  /** All that a seat may know and remember (null: a spectator), built from nothing by allow-list. */
  view(state: S, seat: Seat | null): V;
  /** The same for several at once, where one move is shown to all: parts that all of them see are one and the same. */
  views?(state: S, seats: readonly (Seat | null)[]): readonly V[];
  /** What a seat sees of an event, or null if it sees nothing of it. */
  face(event: E, seat: Seat | null): E | null;
  /** From a view alone: a full state consistent with all that its seat may know. What bots think from. */
  redeal(view: V, random: Random): S;
  refusals(state: S, seat: Seat): readonly Refusal<A>[];
  result(state: S): Result | null;

  /** The readable form of a whole state, as the engine protocol shows it. `load` takes what `save` gives. */
  save(state: S): Json;
  load(saved: unknown, options?: unknown): Parsed<S>;
  /** Notation: one short line a person can read. `read` takes what `write` gives. */
  write(action: A): string;
  read(text: string): Parsed<A>;
}

/** A game whose types its holder need not know. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of different types; hosts treat their data as opaque.
export type AnyGame = Game<any, any, any, any, any>;
