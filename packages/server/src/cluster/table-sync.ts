// Keeps the tables of this node level with what other nodes do: by hints at once, by polling when hints get lost.
import type { ClusterStore } from '../store/cluster.ts';
import type { Services } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import type { Hints } from './hints.ts';
import type { Nodes } from './nodes.ts';

/** P27 promises two seconds. */
const POLL_EVERY = 1000;
/** A timer that is overdue by this much may be claimed by any node; milliseconds. */
const OVERDUE = 1500;
/** How long a node has for a timer that it claimed, before another node may claim it. */
const CLAIMED_FOR = 3000;
const MOST_TIMERS = 200;

export interface ClusterParts {
  readonly store: ClusterStore;
  readonly nodes: Nodes;
  readonly hints: Hints;
}

export class TableSync {
  private readonly parts: ClusterParts;
  private readonly tables: Tables;
  private readonly services: Services;

  constructor(parts: ClusterParts, tables: Tables, services: Services) {
    this.parts = parts;
    this.tables = tables;
    this.services = services;
    parts.hints.on('log', ({ id }) => this.aside(this.follow(id)));
    parts.nodes.onChange(() => this.reconsider());
    parts.nodes.onOutage(() => this.grantTime());
  }

  async start(): Promise<void> {
    await this.parts.hints.start(() => this.aside(this.poll()));
    this.tables.every(POLL_EVERY, () => this.poll());
    this.tables.every(POLL_EVERY, () => this.sweep());
  }

  /** The preferred node opens a table that is played on another node: it runs the bots and the clocks. */
  private async follow(match: string): Promise<void> {
    const table = this.tables.peek(match);
    if (table !== undefined) await table.catchUp();
    else if (this.parts.nodes.isPreferred(match)) await this.tables.at(match);
  }

  private async poll(): Promise<void> {
    const known = new Map([...this.tables.all()].map((table) => [table.id, table]));
    // Poll even if no other node is known: one may exist, and an administrator appends too (docs/scaling.md).
    if (known.size === 0) return;
    for (const [match, seq] of await this.parts.store.heads([...known.keys()])) {
      const table = known.get(match);
      if (table !== undefined && seq >= table.match.seq) this.aside(table.catchUp());
    }
  }

  /** Fires overdue timers. If two nodes fire the same timer, only one append succeeds. */
  private async sweep(): Promise<void> {
    const now = this.services.now();
    for (const { match } of await this.parts.store.claimTimers(now - OVERDUE, now + CLAIMED_FOR, MOST_TIMERS)) {
      const table = await this.tables.at(match);
      if (table === null) continue;
      await table.catchUp();
      table.wake();
      const { due } = table;
      if (due === null || due > now) await this.services.store.setTimer(match, due);
    }
  }

  private reconsider(): void {
    for (const table of this.tables.all()) table.reconsider();
    this.aside(this.tables.wakeAll());
  }

  /** Grants the time at once, so that players see it. Only the preferred node does: the appends of others would be refused. */
  private grantTime(): void {
    for (const table of this.tables.all()) if (table.isPreferred) table.wake();
  }

  /** Runs beside everything else. After a failure the next poll catches up. */
  private aside(work: Promise<void>): void {
    work.catch((error: unknown) => this.services.logger.warn({ error: String(error) }, 'following other nodes failed'));
  }
}
