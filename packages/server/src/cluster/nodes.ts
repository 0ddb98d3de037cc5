// The nodes that are alive, and which of them a match prefers. A preference is for speed only: if two nodes think they are
// preferred, the store's primary key decides and nothing breaks.
import { createHash, randomUUID } from 'node:crypto';
import type { ClusterStore } from '../store/cluster.ts';
import { Outages } from './outages.ts';

const BEAT_EVERY = 1000;

export class Nodes {
  readonly id = randomUUID();
  readonly outages: Outages;
  private readonly store: ClusterStore;
  private readonly now: () => number;
  private alive: readonly string[] = [this.id];
  private timer: NodeJS.Timeout | null = null;
  private readonly listeners: (() => void)[] = [];
  private readonly outageListeners: (() => void)[] = [];

  constructor(store: ClusterStore, now: () => number) {
    this.store = store;
    this.now = now;
    this.outages = new Outages(now, () => this.beat(false));
  }

  isAlive(node: string): boolean {
    return this.alive.includes(node);
  }

  /** Called when a node has come or gone. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Called after an outage. */
  onOutage(listener: () => void): void {
    this.outageListeners.push(listener);
  }

  /** Call it just before the node opens: until then nobody can play here. */
  async start(): Promise<void> {
    await this.beat(true);
    this.timer = setInterval(() => void this.outages.ask().catch(() => {}), BEAT_EVERY);
    this.timer.unref();
  }

  /** Signs off, so that the other nodes need not wait until this one counts as dead. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.store.leave(this.id);
  }

  isPreferred(match: string): boolean {
    const own = weightOf(this.id, match);
    return this.alive.every((node) => node === this.id || weightOf(node, match) < own);
  }

  private async beat(isOpening: boolean): Promise<void> {
    const askedAt = this.now();
    const lastOutage = this.outages.lastNo;
    const { alive, outages } = await this.store.beat({ node: this.id, isOpening, lastOutage });
    const before = new Set(this.alive);
    this.alive = alive;
    if (this.outages.learn(outages, askedAt)) for (const tell of this.outageListeners) tell();
    if (this.alive.length !== before.size || this.alive.some((node) => !before.has(node)))
      for (const tell of this.listeners) tell();
  }
}

/** Rendezvous hashing: the node with the greatest weight is preferred. If a node goes, only its own matches move. */
const weightOf = (node: string, match: string): string => createHash('sha1').update(`${node} ${match}`).digest('hex');
