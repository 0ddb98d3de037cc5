// This tab's part in a match of this device. It keeps the table, or uses the table of another tab and takes over when that
// tab closes. Clients then reconnect and repeat every command without an answer.
import type { Seat } from '@backroom/kit';
import type { ToServer } from '@backroom/protocol';
import { KeptTable } from './kept-table.ts';
import { hasKeys, seizeKey, takeKey, waitForKey } from './key.ts';
import type { OtherTabs, TabMessage } from './other-tabs.ts';

/** Longer than bots take, shorter than the wait for a tab that is gone. */
const PATIENCE_MS = 3000;

export class MatchTab {
  private readonly match: string;
  private readonly channel: BroadcastChannel;
  private readonly ports = new Set<MessagePort>();
  private keeps = false;
  /** Without locks both tabs run bots. The tab that did not write last delays its bots, so that the tabs do not displace each other. */
  private patience = 0;
  private table: Promise<KeptTable> | null = null;
  private otherTabs: Promise<OtherTabs> | null = null;
  private stopWaiting: () => void = () => {};

  private constructor(match: string) {
    this.match = match;
    this.channel = new BroadcastChannel(`backroom.table.${match}`);
    this.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => void this.hear(data));
  }

  static async at(match: string): Promise<MatchTab> {
    const tab = new MatchTab(match);
    if (await takeKey(match, () => tab.lose())) tab.keeps = true;
    else tab.wait();
    return tab;
  }

  async sit(port: MessagePort, seat: Seat | null): Promise<void> {
    this.ports.add(port);
    if (this.keeps) return this.sitHere(port, seat);
    const { joinOtherTab } = await import('./other-tabs.ts');
    if (await joinOtherTab(this.channel, port, seat)) return;
    // The other tab sleeps or hangs. Its entries so far are stored; the match store refuses later ones.
    if (!this.keeps) {
      this.stopWaiting();
      await new Promise<void>((won) => {
        const win = (): void => {
          this.win();
          won();
        };
        seizeKey(this.match, win, () => this.lose());
      });
    }
    throw new Error('another tab keeps the table now');
  }

  private async sitHere(port: MessagePort, seat: Seat | null): Promise<void> {
    const table = await this.keptTable();
    const client = table.connect(seat, (message) => port.postMessage(message));
    port.onmessage = ({ data }: MessageEvent<ToServer | null>) => {
      if (data !== null) return client.hear(data);
      this.ports.delete(port);
      client.leave();
    };
  }

  /** A promise, so that two clients that connect at the same time share one table. */
  private keptTable(): Promise<KeptTable> {
    if (this.table !== null) return this.table;
    const set = KeptTable.set(this.match, {
      displaced: () => this.clear(),
      patience: () => this.patience,
      wrote: (seq) => {
        if (hasKeys()) return;
        this.patience = 0;
        this.post({ is: 'wrote', seq });
      },
    });
    this.table = set;
    set.catch(() => {
      if (this.table === set) this.table = null;
    });
    return set;
  }

  private async hear(message: TabMessage): Promise<void> {
    if (message.is === 'here' && !this.keeps) return this.drop();
    if (message.is === 'wrote' && !hasKeys()) {
      const table = await this.table?.catch(() => null);
      this.patience = PATIENCE_MS;
      if (table && table.seq < message.seq) this.clear();
      return;
    }
    if (!this.keeps || !hasKeys() || (message.is !== 'sit' && message.is !== 'say')) return;
    this.otherTabs ??= import('./other-tabs.ts').then(({ OtherTabs }) => new OtherTabs(this.channel));
    const otherTabs = await this.otherTabs;
    await otherTabs.hear(message, async (seat, tell) => (await this.keptTable()).connect(seat, tell)).catch(() => {});
  }

  private wait(): void {
    this.stopWaiting = waitForKey(
      this.match,
      () => this.win(),
      () => this.lose(),
    );
  }

  private win(): void {
    this.keeps = true;
    this.post({ is: 'here' });
    this.drop();
  }

  private lose(): void {
    this.keeps = false;
    this.clear();
    this.wait();
  }

  /** Closes the table. If this tab keeps the match, the next client gets a table folded from the database. */
  private clear(): void {
    const { table } = this;
    this.table = null;
    void table?.then(
      (old) => old.close(),
      () => {},
    );
    void this.otherTabs?.then((all) => all.clear());
    if (this.keeps) this.post({ is: 'here' });
    this.drop();
  }

  private drop(): void {
    for (const port of this.ports) port.postMessage(null);
    this.ports.clear();
  }

  private post(message: TabMessage): void {
    this.channel.postMessage(message);
  }
}
