// The state computed from a match's log. It keeps no history, so it stays small; only entries change it.
import { type Game, type GameTypes, itemAt, type Parsed, parsed, type Result, refused, type Seat } from '@backroom/kit';
import { answer } from './answer.ts';
import { type Chair, seatsOf } from './chair.ts';
import { type Chore, choresOf, dueOf } from './chores.ts';
import { left } from './clock.ts';
import type { Command, CommandResult, Wisher } from './commands.ts';
import type { Deed, Doer, Entry, Opening, Request } from './deeds.ts';
import type { Shuffle } from './fair/promise.ts';
import { misplaced } from './open.ts';
import { perform } from './perform.ts';
import type { Grab } from './rules/grabs.ts';
import { objection } from './rules/index.ts';
import type { Terms } from './terms.ts';
import { fold } from './walk.ts';

/** sharing: all seats are taken, and the seats that pledged entropy disclose it. */
export type Phase = 'gathering' | 'sharing' | 'playing' | 'paused' | 'over';

export interface Pending {
  readonly what: Request;
  readonly by: Seat;
  readonly to: number | null;
  readonly agreed: Seat[];
}

// biome-ignore lint/suspicious/noExplicitAny: what treats a match's game as opaque need not know its types.
export type AnyMatch = Match<any>;

export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly terms: Terms;
  readonly shuffle: Shuffle;
  readonly commitment: string;
  readonly chairs: readonly Chair[];
  state: T['state'];
  phase: Phase = 'gathering';
  /** The seq that the next entry will have; the first has 1. */
  seq = 1;
  /** When the last entry was made. */
  at: number;
  request: Pending | null = null;
  /** The number of draws so far, undone ones included. The next draw's number is one more. */
  draws = 0;
  /** The number of grabs decided by lot so far, undone ones included. The next grab's number is one more. */
  grabs = 0;
  grab: Grab | null = null;
  /** Since when spectators may see all hands, or null. The host chooses the delay. */
  openHands: number | null = null;
  /** How it ended, or null. */
  ended: 'played' | 'agreed' | 'house' | null = null;
  disclosed = false;
  /** When the last seat was taken, or null. */
  full: number | null = null;
  /** The time up to which table time has been reported to the game. */
  ticked = 0;
  pausedAt = 0;
  /** Milliseconds since the opening that are charged to nobody: pauses, and time when the host was away. */
  idle = 0;

  constructor(game: Game<T>, opening: Opening, state: T['state'], at: number, chairs: Chair[]) {
    this.game = game;
    this.terms = opening.terms;
    this.shuffle = opening.shuffle ?? 'backroom-1';
    this.commitment = opening.commitment;
    this.state = state;
    this.at = at;
    this.chairs = chairs;
  }

  /** Reads a log from any source: every step must have been possible in its place. */
  static fold<T extends GameTypes>(game: Game<T>, entries: readonly Entry[]): Parsed<Match<T>> {
    return fold(game, entries);
  }

  get id(): string {
    return this.terms.match;
  }

  /** Is this allowed now? Returns the deeds that it becomes; changes nothing. Do all chores due by `at` first. */
  admit(by: Wisher, command: Command, at: number): CommandResult<T['action']> {
    return answer(this, by, command, Math.max(at, this.at)) as CommandResult<T['action']>;
  }

  /** The entry for this deed, not yet applied: store it first. */
  stamp(by: Doer, deed: Deed<T['action']>, cid: string | null, at: number): Entry<T['action']> {
    return { seq: this.seq, at: Math.max(at, this.at), by, cid, deed };
  }

  /** Applies an entry if it is possible here. Not an undo: that needs the log, see `undone`. Events go to `out`. */
  accept(entry: Entry, out: T['event'][] | null): Parsed<true> {
    const own = { action: undefined };
    const why = misplaced(this, entry) ?? objection(this, entry.by, entry.deed, entry.at, own)?.why ?? null;
    if (why !== null) return refused(why);
    if (entry.deed.do === 'undo') return refused('an undo needs the log: see `undone`');
    perform(this, entry, own, out);
    return parsed(true);
  }

  /** Stamps and accepts a deed from `admit` or `chores`. Throws on refusal: then the deed came from elsewhere. */
  append(
    by: Doer,
    deed: Deed<T['action']>,
    cid: string | null,
    at: number,
    out: T['event'][] | null,
  ): Entry<T['action']> {
    const entry = this.stamp(by, deed, cid, at);
    const accepted = this.accept(entry, out);
    if (!accepted.ok) throw new TypeError(`entry ${entry.seq} (${deed.do}): ${accepted.why}`);
    return entry;
  }

  /** The task that the host must do now, one at a time, or null. */
  chores(at: number): Chore | null {
    return choresOf(this, Math.max(at, this.at));
  }

  /** The earliest time of the next chore if nothing else happens; null: never. */
  due(): number | null {
    return dueOf(this);
  }

  /** Seats of bots that must or may decide. */
  botsToAct(): Seat[] {
    const { game, state } = this;
    if (this.phase !== 'playing' || game.toAct(state) === 'chance') return [];
    return seatsOf(this.chairs, (chair) => chair.holder?.kind === 'bot').filter(
      (seat) => game.legal(state, seat).length > 0,
    );
  }

  /** Milliseconds that this seat has left (bank and free time, if it has nothing to decide); null: no clock. */
  remaining(seat: Seat, at: number): number | null {
    const { pace } = this.terms;
    return pace === null ? null : Math.max(0, left(itemAt(this.chairs, seat).clock, pace, at));
  }

  /** The game's result, once it has been played to its end. */
  result(): Result | null {
    return this.game.result(this.state);
  }
}
