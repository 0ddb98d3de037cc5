// A match: what its log adds up to. It keeps no history, so it stays small; it changes only by entries.
import { type Game, type Parsed, parsed, type Result, refused, type Seat } from '@backroom/kit';
import { answer } from './answer.ts';
import { type Chair, seatsOf } from './chair.ts';
import { type Chore, choresOf, dueOf } from './chores.ts';
import { left } from './clock.ts';
import type { Answer, Command, Wisher } from './commands.ts';
import type { Deed, Doer, Entry, Request } from './deeds.ts';
import { misplaced } from './open.ts';
import { perform } from './perform.ts';
import { objection } from './rules/index.ts';
import type { Terms } from './terms.ts';
import { fold } from './walk.ts';

/** sharing: all seats are taken, and those who pledged entropy show it. */
export type Phase = 'gathering' | 'sharing' | 'playing' | 'paused' | 'over';

export interface Pending {
  readonly what: Request;
  readonly by: Seat;
  readonly to: number | null;
  readonly agreed: Seat[];
}

// biome-ignore lint/suspicious/noExplicitAny: what treats a match's game as opaque need not know its types.
export type AnyMatch = Match<any, any, any, any, any>;

export class Match<S, A, E, V, O> {
  readonly game: Game<S, A, E, V, O>;
  readonly terms: Terms;
  readonly commitment: string;
  readonly chairs: readonly Chair[];
  state: S;
  phase: Phase = 'gathering';
  /** The seq that the next entry will have; the first has 1. */
  seq = 1;
  /** When the last entry was made. */
  at: number;
  request: Pending | null = null;
  /** How many draws there have been, undone ones included: the next one's number is one more. */
  draws = 0;
  /** Since when spectators may see all hands, or null. How long after, is the host's to say. */
  openHands: number | null = null;
  /** How it ended, or null. */
  ended: 'played' | 'agreed' | 'house' | null = null;
  disclosed = false;
  /** When the last seat was taken, or null. */
  full: number | null = null;
  /** Up to when the game has been told of table time. */
  ticked = 0;
  pausedAt = 0;
  /** Milliseconds since the opening that nobody is charged for: pauses, and time when the house was away. */
  idle = 0;

  constructor(game: Game<S, A, E, V, O>, terms: Terms, commitment: string, state: S, at: number, chairs: Chair[]) {
    this.game = game;
    this.terms = terms;
    this.commitment = commitment;
    this.state = state;
    this.at = at;
    this.chairs = chairs;
  }

  /** From a log that may come from anywhere: every step must have been possible where it stands. */
  static fold<S, A, E, V, O>(game: Game<S, A, E, V, O>, entries: readonly Entry[]): Parsed<Match<S, A, E, V, O>> {
    return fold(game, entries);
  }

  get id(): string {
    return this.terms.match;
  }

  /** May this be done now? Gives the deeds that it becomes; changes nothing. Do all chores due by `at` first. */
  admit(by: Wisher, command: Command, at: number): Answer<A> {
    return answer(this, by, command, Math.max(at, this.at)) as Answer<A>;
  }

  /** The entry that this deed will be, not yet applied: to be stored first. */
  stamp(by: Doer, deed: Deed<A>, cid: string | null, at: number): Entry<A> {
    return { seq: this.seq, at: Math.max(at, this.at), by, cid, deed };
  }

  /** Takes in an entry, if it was possible here. Not an undo: that needs the log, see `undone`. Events go to `out`. */
  accept(entry: Entry, out: E[] | null): Parsed<true> {
    const own = { action: undefined };
    const why = misplaced(this, entry) ?? objection(this, entry.by, entry.deed, entry.at, own)?.why ?? null;
    if (why !== null) return refused(why);
    if (entry.deed.do === 'undo') return refused('an undo needs the log: see `undone`');
    perform(this, entry, own, out);
    return parsed(true);
  }

  /** Stamps and accepts what `admit` or `chores` gave. Throws if it is refused: then it was something else. */
  append(by: Doer, deed: Deed<A>, cid: string | null, at: number, out: E[] | null): Entry<A> {
    const entry = this.stamp(by, deed, cid, at);
    const accepted = this.accept(entry, out);
    if (!accepted.ok) throw new TypeError(`entry ${entry.seq} (${deed.do}): ${accepted.why}`);
    return entry;
  }

  /** What the house must do now, one thing at a time, or null. */
  chores(at: number): Chore | null {
    return choresOf(this, Math.max(at, this.at));
  }

  /** The earliest time at which there will be a chore, if nothing else happens before; null: never. */
  due(): number | null {
    return dueOf(this);
  }

  /** Bots' seats that must decide, or may. */
  botsToAct(): Seat[] {
    const { game, state } = this;
    if (this.phase !== 'playing' || game.toAct(state) === 'chance') return [];
    return seatsOf(this.chairs, (chair) => chair.holder?.kind === 'bot').filter(
      (seat) => game.legal(state, seat).length > 0,
    );
  }

  /** Milliseconds this seat has left for its decision (its bank and free time, when it has none to make); null: no clock. */
  remaining(seat: Seat, at: number): number | null {
    const { pace } = this.terms;
    return pace === null ? null : Math.max(0, left(this.chairs[seat].clock, pace, at));
  }

  /** Of the game, once it has been played to its end. */
  result(): Result | null {
    return this.game.result(this.state);
  }
}
