// Subscribers come and go: newcomers get the stored state, and the others learn who is present.
import { tableFace } from '@backroom/croupier';
import type { Lexicon } from '@backroom/protocol';
import type { PendingWrites } from './pending-writes.ts';
import { Publication } from './publication.ts';
import type { Services } from './services.ts';
import type { Subscriber } from './subscribers.ts';
import type { Table } from './table.ts';
import { welcomeFor } from './welcome.ts';
import type { WorkQueue } from './work-queue.ts';

/** Presence flickers when a phone changes networks: the shortest time between two updates. */
const PRESENCE_EVERY = 300;

export class Joining {
  private readonly services: Services;
  private readonly table: Table;
  private readonly workQueue: WorkQueue;
  private readonly pendingWrites: PendingWrites;
  private presenceDue = false;
  /** What the other nodes were last told. */
  private told = '';

  constructor(services: Services, table: Table, workQueue: WorkQueue, pendingWrites: PendingWrites) {
    this.services = services;
    this.table = table;
    this.workQueue = workQueue;
    this.pendingWrites = pendingWrites;
  }

  /** `since`: the last seq it has. */
  async join(subscriber: Subscriber, since: number | null, lexicon: Lexicon | null): Promise<void> {
    const { table, workQueue, pendingWrites } = this;
    // They may have seen more on another node than this one has read.
    if (this.services.cluster !== undefined) await table.catchUp();
    do await pendingWrites.saved();
    while (!workQueue.isOver && !pendingWrites.isDone);
    if (workQueue.isOver) return subscriber.dismiss('reload', 'The table is being loaded again.', true);
    const wasResting = table.isResting;
    table.subscribers.add(subscriber);
    subscriber.send(new Publication({ ...welcomeFor(table, subscriber, since, this.services.now()), lexicon }));
    if (subscriber.seat !== null) this.services.onSeatViewed?.(table.id, subscriber.seat);
    this.tellPresence();
    if (wasResting) this.resume();
  }

  /** Resumes a table with only bots when somebody comes. The time without viewers is charged to nobody. */
  private resume(): void {
    const { table } = this;
    const ms = Math.round(this.services.now() - table.match.at);
    if (ms > 0 && table.game.deadline(table.match.state) !== null)
      table.submit('house', { do: 'grace', ms }, null, () => {});
    else table.wake();
  }

  leave(subscriber: Subscriber): void {
    const { table } = this;
    if (!table.subscribers.remove(subscriber)) return;
    this.tellPresence();
    // A player who was present was not notified: if they leave and it is still their turn, they must be.
    const { seat } = subscriber;
    if (seat !== null && !table.subscribers.has(seat) && !this.workQueue.isOver) this.services.onTableChanged?.(table);
  }

  /**
   * `isAsked`: repeat what the other nodes already know. An empty node that has reported nothing stays silent.
   */
  tellNodes(isAsked: boolean): void {
    const { cluster } = this.services;
    if (cluster === undefined) return;
    const who = this.table.presence.own(this.table.match.chairs.length);
    const text = JSON.stringify(who);
    if (text === this.told && !isAsked) return;
    const isNobody = who.seats.length === 0 && who.watchers === 0;
    if (isNobody && this.told === '') return;
    this.told = text;
    cluster.present(this.table.id, who);
  }

  /** Names and presence: data around the match that is not in its log. */
  tellPresence(): void {
    if (this.presenceDue || this.workQueue.isOver) return;
    this.presenceDue = true;
    this.services.later(PRESENCE_EVERY, async () => {
      this.presenceDue = false;
      await this.pendingWrites.saved();
      if (this.workQueue.isOver) return;
      this.tellNodes(false);
      const { match, names, subscribers, presence } = this.table;
      const now = this.services.now();
      for (const { seat, members } of subscribers.all()) {
        const publication = new Publication({ t: 'table', table: tableFace(match, names, presence, seat, now) });
        for (const subscriber of members) subscriber.send(publication);
      }
    });
  }
}
