// The subscribers of a table. Those who see the same get the same message, made once.
import type { Seat } from '@backroom/kit';
import type { Form } from '@backroom/protocol';
import type { Publication } from './publication.ts';

/** Why a socket is closed. */
export interface Goodbye {
  readonly code: string;
  readonly why: string;
  readonly retry: boolean;
}

/** One socket as a table knows it: the table publishes, and the wire encodes. */
export interface Subscriber {
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly person: string;
  readonly form: Form;
  readonly views: 'whole' | 'patches';
  readonly legal: boolean;
  send(publication: Publication): void;
  /** Closes the socket. `retry`: the client may reconnect at once. */
  dismiss(code: string, why: string, retry: boolean): void;
}

/** The last view of a group, kept while a game is lively: the next message contains the difference. */
interface Shown {
  /** The seq that comes next. */
  readonly seq: number;
  readonly view: unknown;
}

export interface SubscriberGroup {
  readonly seat: Seat | null;
  readonly views: 'whole' | 'patches';
  readonly legal: boolean;
  members: readonly Subscriber[];
  shown: Shown | null;
}

const NOBODY: ReadonlySet<Subscriber> = new Set();

export class Subscribers {
  /** Few: one group per watched seat and message form. */
  private groups: readonly SubscriberGroup[] = [];
  /** Created on first use. */
  private viewers: Set<Subscriber> | null = null;

  /** Spectators with open hands: a delayed feed serves them. */
  get openHandsViewers(): ReadonlySet<Subscriber> {
    return this.viewers ?? NOBODY;
  }

  addOpenHandsViewer(subscriber: Subscriber): void {
    this.viewers ??= new Set();
    this.viewers.add(subscriber);
  }

  add(subscriber: Subscriber): void {
    const { seat, views, legal } = subscriber;
    const group = this.groups.find((one) => one.seat === seat && one.views === views && one.legal === legal);
    if (group === undefined) this.groups = [...this.groups, { seat, views, legal, members: [subscriber], shown: null }];
    else if (!group.members.includes(subscriber)) group.members = [...group.members, subscriber];
  }

  /** True if it was there. */
  remove(subscriber: Subscriber): boolean {
    for (const group of this.groups) {
      if (!group.members.includes(subscriber)) continue;
      group.members = group.members.filter((one) => one !== subscriber);
      if (group.members.length === 0) this.groups = this.groups.filter((one) => one !== group);
      return true;
    }
    return this.viewers?.delete(subscriber) ?? false;
  }

  has(seat: Seat): boolean {
    return this.groups.some((group) => group.seat === seat);
  }

  get isEmpty(): boolean {
    return this.groups.length === 0 && this.openHandsViewers.size === 0;
  }

  get size(): number {
    return this.groups.reduce((sum, group) => sum + group.members.length, 0);
  }

  /** The number of spectators. */
  get watchers(): number {
    return this.groups.reduce(
      (sum, { seat, members }) => sum + (seat === null ? members.length : 0),
      this.openHandsViewers.size,
    );
  }

  /** Nothing has happened for a while: drop views that can be computed again. */
  forgetShown(): void {
    for (const group of this.groups) group.shown = null;
  }

  all(): readonly SubscriberGroup[] {
    return this.groups;
  }

  *everybody(): Generator<Subscriber> {
    for (const { members } of this.groups) yield* members;
    yield* this.openHandsViewers;
  }

  /** The same for everybody. */
  broadcast(publication: Publication): void {
    for (const group of this.groups) for (const subscriber of group.members) subscriber.send(publication);
  }

  dismissAll(code: string, why: string, retry: boolean): void {
    const all = [...this.everybody()];
    this.groups = [];
    this.viewers = null;
    for (const subscriber of all) subscriber.dismiss(code, why, retry);
  }
}
