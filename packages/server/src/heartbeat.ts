// The server writes down that it is open, every few seconds: after a crash it can tell how long nobody could play.
import type { Store } from './store/contract.ts';

const EVERY = 2000;

export class Heartbeat {
  private readonly store: Store;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | null = null;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** When the server was last known to be open; 0: never. */
  async last(): Promise<number> {
    return ((await this.store.get('house', 'alive'))?.value as number | undefined) ?? 0;
  }

  start(): void {
    this.timer = setInterval(() => void this.beat().catch(() => {}), EVERY);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    // A server that never opened was not alive.
    if (this.timer === null) return;
    clearInterval(this.timer);
    await this.beat();
  }

  private beat(): Promise<void> {
    return this.store.put({ kind: 'house', key: 'alive', owner: null, value: this.now(), expiresAt: null });
  }
}
