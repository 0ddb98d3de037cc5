// Hints from node to node: short, batched, and allowed to get lost. A node that gets one reads the database.
import type { ClusterStore } from '../store/cluster.ts';

/**
 * `log`: the match's log has grown. `rights`: who sits there, or who may watch, has changed. `chat`: somebody said something.
 * `presence`: who is connected at that node. `session`: it has ended. `bans`: the list has changed.
 */
export type HintKind = 'log' | 'rights' | 'chat' | 'presence' | 'session' | 'bans';

export interface AppendHint {
  readonly kind: HintKind;
  /** The match or the session. */
  readonly id: string;
  readonly detail: string;
}

type Written = readonly [kind: HintKind, id: string, detail: string];

/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7000;
/** If hints cannot be sent, all waiting ones are dropped: polling finds the same changes. */
const MOST_WAITING = 10_000;

const CHECK_EVERY = 2000;
const SILENT_FOR = 7000;

export class Hints {
  private readonly store: ClusterStore;
  private readonly node: string;
  private readonly listeners = new Map<HintKind, (hint: AppendHint, node: string) => void>();
  /** By kind and id: a later hint replaces an earlier one. */
  private readonly waiting = new Map<string, Written>();
  private isSending = false;
  private heardAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(store: ClusterStore, node: string) {
    this.store = store;
    this.node = node;
  }

  on(kind: HintKind, listener: (hint: AppendHint, node: string) => void): void {
    this.listeners.set(kind, listener);
  }

  /** Resolves when the connection is up. `again` is called when hints may have been missed. */
  async start(again: () => void): Promise<void> {
    await this.store.listen((text) => this.hear(text), again);
    this.heardAt = performance.now();
    this.timer = setInterval(() => this.check(again), CHECK_EVERY).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** A node receives its own messages. If it does not, its connection was lost unnoticed, and it opens another. */
  private check(again: () => void): void {
    void this.store.notify(JSON.stringify([this.node])).catch(() => {});
    if (performance.now() - this.heardAt < SILENT_FOR) return;
    this.heardAt = performance.now();
    // If the database is not back yet, the next check tries again.
    void this.store
      .listen((text) => this.hear(text), again)
      .catch(() => {
        this.heardAt = Number.NEGATIVE_INFINITY;
      });
  }

  publish(kind: HintKind, id: string, detail = ''): void {
    if (this.waiting.size >= MOST_WAITING) this.waiting.clear();
    // A later hint replaces an earlier one, except lines of chat and questions: each of those is needed.
    const key = kind === 'chat' || detail === '?' ? `${kind} ${id} ${detail}` : `${kind} ${id}`;
    this.waiting.set(key, [kind, id, detail]);
    if (this.isSending) return;
    this.isSending = true;
    setImmediate(() => void this.send());
  }

  /** Sends one message at a time. Hints that arrive meanwhile go with the next one. */
  private async send(): Promise<void> {
    while (this.waiting.size > 0) {
      const batch: Written[] = [];
      let bytes = 0;
      for (const [key, hint] of this.waiting) {
        bytes += Buffer.byteLength(JSON.stringify(hint)) + 1;
        if (batch.length > 0 && bytes > MOST_BYTES) break;
        batch.push(hint);
        this.waiting.delete(key);
      }
      await this.store.notify(JSON.stringify([this.node, ...batch])).catch(() => {});
    }
    this.isSending = false;
  }

  private hear(text: string): void {
    const [node, ...hints] = JSON.parse(text) as [string, ...Written[]];
    if (node === this.node) {
      this.heardAt = performance.now();
      return;
    }
    for (const [kind, id, detail] of hints) this.listeners.get(kind)?.({ kind, id, detail }, node);
  }
}
