// Notifies absent players when it is their turn: after a delay, once until they have looked, never during their quiet
// hours. Notifications held back by quiet hours are sent as one digest when those hours end.
import type { Seat } from '@backroom/kit';
import type { Services } from '../tables/services.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Delivery } from './delivery.ts';
import type { Notification } from './message.ts';
import { quietUntil } from './quiet-hours.ts';
import { type Subscription, type Subscriptions, targetId } from './subscriptions.ts';
import { waitingSeats } from './waiting-seats.ts';
import { sentenceFor, type WaitingTable } from './words.ts';

/** Held back for one receiver, by table and seat. */
interface Digest {
  readonly stop: () => void;
  readonly all: Map<string, Subscription>;
}

const keyOf = (match: string, seat: Seat): string => `${match}:${seat}`;
/** No notification is due for this seat. */
const NOT_DUE = 0;
/** The most checks of all tables within one delay. */
const CHECKS_PER_DELAY = 20;
/** The most tables that a digest links to. */
const MOST_TABLES = 5;

export class TurnNotifier {
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly subscriptions: Subscriptions;
  private readonly delivery: Delivery;
  private readonly delay: number;
  /** Per table, when to notify each seat. One timer serves all tables: most turns are short. */
  private readonly dueAt = new Map<string, number[]>();
  private stopTimer: (() => void) | null = null;
  private readonly digests = new Map<string, Digest>();

  constructor(services: Services, tables: Tables, subscriptions: Subscriptions, delivery: Delivery, delay: number) {
    this.services = services;
    this.tables = tables;
    this.subscriptions = subscriptions;
    this.delivery = delivery;
    this.delay = delay;
  }

  /** The table has changed. Presence is checked later: a phone that fell asleep still looks present. */
  tableChanged(table: Table): void {
    const waiting = waitingSeats(table);
    // Drop tables that wait for nobody.
    if (waiting.size === 0) this.dueAt.delete(table.id);
    else this.schedule(table, waiting);
    if (table.match.phase === 'over') this.inBackground(this.removeSubscriptions(table));
  }

  /** A player came to this seat and saw the position. */
  seatViewed(match: string, seat: Seat): void {
    this.inBackground(this.subscriptions.seatViewed(match, seat));
  }

  close(): void {
    this.stopTimer?.();
    for (const { stop } of this.digests.values()) stop();
    this.dueAt.clear();
    this.digests.clear();
    this.delivery.close();
  }

  private schedule(table: Table, waiting: ReturnType<typeof waitingSeats>): void {
    const { length } = table.match.chairs;
    const due = this.dueAt.get(table.id) ?? new Array<number>(length).fill(NOT_DUE);
    this.dueAt.set(table.id, due);
    for (let seat = 0; seat < length; seat++) {
      if (!waiting.has(seat)) due[seat] = NOT_DUE;
      else if (due[seat] === NOT_DUE) due[seat] = this.services.now() + this.delay;
    }
    this.stopTimer ??= this.services.later(this.delay, () => this.notifyDue());
  }

  /** Notifies the seats that are due, and sets the timer for the others. */
  private notifyDue(): void {
    const now = this.services.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [match, due] of this.dueAt) {
      for (const [seat, at] of due.entries()) {
        if (at !== NOT_DUE && at <= now) {
          due[seat] = NOT_DUE;
          this.inBackground(this.notify(match, seat));
        } else if (at !== NOT_DUE) next = Math.min(next, at);
      }
      if (due.every((at) => at === NOT_DUE)) this.dueAt.delete(match);
    }
    const wait = Math.max(next - now, this.delay / CHECKS_PER_DELAY, 1);
    this.stopTimer = this.dueAt.size === 0 ? null : this.services.later(wait, () => this.notifyDue());
  }

  private async notify(match: string, seat: Seat): Promise<void> {
    for (const subscription of await this.subscriptions.of(match, seat)) {
      if (subscription.rungAt !== null) continue;
      const until = subscription.quiet === null ? null : quietUntil(subscription.quiet, this.services.now());
      if (until === null) await this.send([subscription]);
      else this.holdBack(subscription, until);
    }
  }

  /** Not stored: at the next start all waiting seats are found again. */
  private holdBack(subscription: Subscription, until: number): void {
    const receiver = targetId(subscription.target);
    const key = keyOf(subscription.match, subscription.seat);
    const there = this.digests.get(receiver);
    if (there !== undefined) {
      there.all.set(key, subscription);
      return;
    }
    const stop = this.services.later(until - this.services.now(), () => {
      const all = this.digests.get(receiver)?.all ?? new Map();
      this.digests.delete(receiver);
      this.inBackground(this.send([...all.values()]));
    });
    this.digests.set(receiver, { stop, all: new Map([[key, subscription]]) });
  }

  /** All have the same receiver, who gets one notification. */
  private async send(all: readonly Subscription[]): Promise<void> {
    const due: Subscription[] = [];
    for (const one of all) if ((await this.waitingFor(one)) !== null) due.push(one);
    const [first] = due;
    if (first === undefined) return;
    for (const one of due) await this.subscriptions.markNotified(one);
    await this.delivery.send(first, () => this.notificationOf(due));
  }

  /** Only those that still wait: a late notification must not report an old turn. */
  private async notificationOf(all: readonly Subscription[]): Promise<Notification | null> {
    const waiting: WaitingTable[] = [];
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

  /** Null: it is not this seat's turn, its player is present, or the seat belongs to another person by now. */
  private async waitingFor({ match, seat, person }: Subscription): Promise<WaitingTable | null> {
    const table = await this.tables.at(match);
    const reason = table === null ? undefined : waitingSeats(table).get(seat);
    if (table === null || reason === undefined || table.presence.has(seat)) return null;
    if ((await this.tables.seating.at(match, seat))?.person !== person) return null;
    return { reason, title: (await this.services.store.match(match))?.title ?? '' };
  }

  private async removeSubscriptions({ id, match }: Table): Promise<void> {
    for (const seat of match.chairs.keys()) await this.subscriptions.removeAll(id, seat);
  }

  /** Errors here must not affect a table. */
  private inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.services.metrics.trouble('notice');
      this.services.logger.warn({ error: String(error) }, 'a notification was lost');
    });
  }
}
