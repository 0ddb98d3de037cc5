// The delayed feed of open hands. Each table has one feed for all its viewers. The history thread folds the log, and
// only when there can be something new to show: after a deal, at the end, or when the delay of a step is over.
import { rulesKey } from '@backroom/games/manifests';
import type { FromServer } from '@backroom/protocol';
import type { History } from '../history/history.ts';
import type { OpenHands } from '../history/open-hands.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import { Publication } from '../tables/publication.ts';
import type { Services } from '../tables/services.ts';
import type { Subscriber } from '../tables/subscribers.ts';
import type { Table } from '../tables/table.ts';

type Hands = Extract<FromServer, { t: 'hands' }>;

/** How often to check for a new deal; milliseconds. */
const LOOK_EVERY = 5000;
/** The shortest time between two reads of the log; milliseconds. */
const READ_EVERY = 1000;

/** The table when its log was last read. */
interface Looked {
  readonly deals: number;
  readonly isOver: boolean;
}

const lookAt = ({ game, match }: Table): Looked => ({
  deals: game.deals?.(match.state) ?? 0,
  isOver: match.phase === 'over',
});

interface Feed {
  readonly shown: Hands;
  readonly looked: Looked;
  /** When the next step can be shown; null: not before something changes. */
  readonly due: number | null;
  stop: () => void;
}

type FeedServices = Pick<Services, 'now' | 'later' | 'fairnessKeyOf'>;

export class OpenHandsFeed {
  private readonly services: FeedServices;
  private readonly history: History;
  private readonly delay: number;
  private readonly feeds = new Map<Table, Feed>();
  /** Newcomers and the timer may ask at the same time: one read at a time per table. */
  private readonly queue = new KeyedQueue();

  constructor(services: FeedServices, history: History, delay: number) {
    this.services = services;
    this.history = history;
    this.delay = delay;
  }

  async join(table: Table, subscriber: Subscriber): Promise<void> {
    if (table.match.openHands === null) return subscriber.dismiss('not-open', 'Hands are not open here.', false);
    const { shown } = await this.queue.run(
      table.id,
      async () => this.feeds.get(table) ?? this.read(table, subscriber.person),
    );
    table.subscribers.addOpenHandsViewer(subscriber);
    subscriber.send(new Publication(shown));
    table.tellPresence();
  }

  close(): void {
    for (const { stop } of this.feeds.values()) stop();
    this.feeds.clear();
  }

  /** Reads the log, sends what may be shown, and schedules the next read. */
  private async read(table: Table, payer: string): Promise<Feed> {
    const now = this.services.now();
    const looked = lookAt(table);
    const { seq } = await table.head();
    const answered = await this.history.ask({
      game: rulesKey(table.game),
      match: table.id,
      seq,
      job: { kind: 'open-hands', moment: now - this.delay },
      fairnessKey: this.services.fairnessKeyOf(payer),
    });
    if (!answered.ok) throw new Error(answered.why);
    const { next, ...hands } = JSON.parse(Buffer.from(answered.bytes).toString()) as OpenHands;
    const shown = this.handsOf(table, hands);
    const before = this.feeds.get(table);
    if (before !== undefined && before.shown.seq !== shown.seq) {
      const publication = new Publication(shown);
      for (const subscriber of table.subscribers.openHandsViewers) subscriber.send(publication);
    }
    return this.keep(table, { shown, looked, due: next === null ? null : next + this.delay });
  }

  private keep(table: Table, feed: Omit<Feed, 'stop'>): Feed {
    this.feeds.get(table)?.stop();
    const due = feed.due === null ? LOOK_EVERY : feed.due - this.services.now();
    const wait = Math.max(READ_EVERY, Math.min(due, LOOK_EVERY));
    const kept = { ...feed, stop: this.services.later(wait, () => this.goOn(table)) };
    this.feeds.set(table, kept);
    return kept;
  }

  private goOn(table: Table): void {
    const feed = this.feeds.get(table);
    if (feed === undefined || table.subscribers.openHandsViewers.size === 0) {
      this.feeds.delete(table);
      return;
    }
    const { deals, isOver } = lookAt(table);
    const isSame = deals === feed.looked.deals && isOver === feed.looked.isOver;
    if (isSame && (feed.due === null || feed.due > this.services.now())) {
      this.keep(table, feed);
      return;
    }
    // If the history thread is busy or failed, retry at the next check; what is shown stays correct.
    void this.queue
      .run(table.id, () => this.read(table, table.host))
      .catch(() => this.feeds.has(table) && this.keep(table, feed));
  }

  private handsOf({ id, match, names }: Table, hands: Omit<OpenHands, 'next'>): Hands {
    return { t: 'hands', match: id, terms: { ...match.terms, position: null }, delay: this.delay, names, ...hands };
  }
}
