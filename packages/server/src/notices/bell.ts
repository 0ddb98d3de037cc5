// Tells people who are not at their table that it waits for them: after a little while, once until they have looked again,
// and not in their quiet hours; what waited meanwhile is told in one go afterwards.
import type { Seat } from '@backroom/kit';
import type { House } from '../tables/house.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { callsOf } from './calls.ts';
import type { Notice } from './letters.ts';
import type { Messenger } from './messenger.ts';
import { quietUntil } from './quiet.ts';
import { type Subscription, type Subscriptions, targetId } from './subscriptions.ts';
import { sentenceFor, type Waiting } from './words.ts';

/** What was held back for one receiver, by table and seat. */
interface Held {
  readonly stop: () => void;
  readonly all: Map<string, Subscription>;
}

const keyOf = (match: string, seat: Seat): string => `${match}:${seat}`;
/** In the list of a table's seats: nobody waits for this one. */
const NOT_CALLED = 0;
/** A round over all tables is made at most so often while somebody is waited for. */
const ROUNDS_IN_A_DELAY = 20;
/** Tables that a digest lets one open. */
const MOST_TABLES = 5;

export class Bell {
  private readonly house: House;
  private readonly tables: Tables;
  private readonly subscriptions: Subscriptions;
  private readonly messenger: Messenger;
  private readonly delay: number;
  /** Of each table, when to ring for each seat. One timer looks after all: most are waited for no longer than a moment. */
  private readonly armed = new Map<string, number[]>();
  private stopRounds: (() => void) | null = null;
  private readonly held = new Map<string, Held>();

  constructor(house: House, tables: Tables, subscriptions: Subscriptions, messenger: Messenger, delay: number) {
    this.house = house;
    this.tables = tables;
    this.subscriptions = subscriptions;
    this.messenger = messenger;
    this.delay = delay;
  }

  /** The table has changed. Whether anybody is there is asked later: a phone that fell asleep still looks present. */
  turned(table: Table): void {
    const calls = callsOf(table);
    // A table that waits for nobody is not kept here.
    if (calls.size === 0) this.armed.delete(table.id);
    else this.arm(table, calls);
    if (table.match.phase === 'over') this.aside(this.forget(table));
  }

  /** Somebody came to this seat and saw how it stands. */
  looked(match: string, seat: Seat): void {
    this.aside(this.subscriptions.looked(match, seat));
  }

  close(): void {
    this.stopRounds?.();
    for (const { stop } of this.held.values()) stop();
    this.armed.clear();
    this.held.clear();
    this.messenger.close();
  }

  private arm(table: Table, calls: ReturnType<typeof callsOf>): void {
    const { length } = table.match.chairs;
    const rings = this.armed.get(table.id) ?? new Array<number>(length).fill(NOT_CALLED);
    this.armed.set(table.id, rings);
    for (let seat = 0; seat < length; seat++) {
      if (!calls.has(seat)) rings[seat] = NOT_CALLED;
      else if (rings[seat] === NOT_CALLED) rings[seat] = this.house.now() + this.delay;
    }
    this.stopRounds ??= this.house.later(this.delay, () => this.goRound());
  }

  /** Rings for those whose time has come, and comes back for the others. */
  private goRound(): void {
    const now = this.house.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [match, rings] of this.armed) {
      for (const [seat, at] of rings.entries()) {
        if (at !== NOT_CALLED && at <= now) {
          rings[seat] = NOT_CALLED;
          this.aside(this.ring(match, seat));
        } else if (at !== NOT_CALLED) next = Math.min(next, at);
      }
      if (rings.every((at) => at === NOT_CALLED)) this.armed.delete(match);
    }
    const wait = Math.max(next - now, this.delay / ROUNDS_IN_A_DELAY, 1);
    this.stopRounds = this.armed.size === 0 ? null : this.house.later(wait, () => this.goRound());
  }

  private async ring(match: string, seat: Seat): Promise<void> {
    for (const subscription of await this.subscriptions.of(match, seat)) {
      if (subscription.rungAt !== null) continue;
      const until = subscription.quiet === null ? null : quietUntil(subscription.quiet, this.house.now());
      if (until === null) await this.tell([subscription]);
      else this.hold(subscription, until);
    }
  }

  /** Not written down: when the house opens again, everybody who is waited for is found again. */
  private hold(subscription: Subscription, until: number): void {
    const receiver = targetId(subscription.target);
    const key = keyOf(subscription.match, subscription.seat);
    const there = this.held.get(receiver);
    if (there !== undefined) {
      there.all.set(key, subscription);
      return;
    }
    const stop = this.house.later(until - this.house.now(), () => {
      const all = this.held.get(receiver)?.all ?? new Map();
      this.held.delete(receiver);
      this.aside(this.tell([...all.values()]));
    });
    this.held.set(receiver, { stop, all: new Map([[key, subscription]]) });
  }

  /** All of them have the same receiver: he gets one notice. */
  private async tell(all: readonly Subscription[]): Promise<void> {
    const due: Subscription[] = [];
    for (const one of all) if ((await this.waitingFor(one)) !== null) due.push(one);
    const [first] = due;
    if (first === undefined) return;
    for (const one of due) await this.subscriptions.rang(one);
    await this.messenger.go(first, () => this.noticeOf(due));
  }

  /** Of those that still wait: a notice that was late must not tell what is over. */
  private async noticeOf(all: readonly Subscription[]): Promise<Notice | null> {
    const waiting: Waiting[] = [];
    const tables: { match: string; seat: Seat }[] = [];
    for (const one of all) {
      const found = await this.waitingFor(one);
      if (found === null) continue;
      waiting.push(found);
      if (tables.length < MOST_TABLES) tables.push({ match: one.match, seat: one.seat });
    }
    const [first] = all;
    if (first === undefined || waiting.length === 0) return null;
    return { text: sentenceFor(first.language, waiting), tables };
  }

  /** Null: nobody waits for this seat, he is there already, or the seat is somebody else's by now. */
  private async waitingFor({ match, seat, person }: Subscription): Promise<Waiting | null> {
    const table = await this.tables.at(match);
    const call = table === null ? undefined : callsOf(table).get(seat);
    if (table === null || call === undefined || table.audience.has(seat)) return null;
    if ((await this.tables.seating.at(match, seat))?.person !== person) return null;
    return { call, title: (await this.house.store.match(match))?.title ?? '' };
  }

  private async forget({ id, match }: Table): Promise<void> {
    for (const seat of match.chairs.keys()) await this.subscriptions.removeAll(id, seat);
  }

  /** Nothing that goes wrong here may hold up a table. */
  private aside(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.house.tally.trouble('notice');
      this.house.diary.warn({ error: String(error) }, 'a notice got lost');
    });
  }
}
