// This tab's place at a match of this device: it keeps the table, or sits at the one that another tab keeps and takes over
// when that one is gone. Whoever is in the middle of something then is cut off for a moment; his line mends itself, and says
// again whatever had no answer.
import type { Seat } from '@backroom/kit';
import type { ToServer } from '@backroom/protocol';
import { KeptTable } from './kept-table.ts';
import { hasKeys, seizeKey, takeKey, waitForKey } from './key.ts';
import type { Knock, Neighbours } from './next-door.ts';

/** Longer than bots take, shorter than one waits for a tab that is gone. */
const PATIENCE_MS = 3000;

export class Place {
  private readonly match: string;
  private readonly channel: BroadcastChannel;
  private readonly ports = new Set<MessagePort>();
  private keeps = false;
  /** Without keys both tabs have bots: those of the tab that did not write last hold back, or each would undo the other's table. */
  private patience = 0;
  private humanePace = true;
  private table: Promise<KeptTable> | null = null;
  private neighbours: Promise<Neighbours> | null = null;
  private stopWaiting: () => void = () => {};

  private constructor(match: string) {
    this.match = match;
    this.channel = new BroadcastChannel(`backroom.table.${match}`);
    this.channel.addEventListener('message', ({ data }: MessageEvent<Knock>) => void this.hear(data));
  }

  static async at(match: string): Promise<Place> {
    const place = new Place(match);
    if (await takeKey(match, () => place.lose())) place.keeps = true;
    else place.wait();
    return place;
  }

  async sit(port: MessagePort, seat: Seat | null, humanePace: boolean): Promise<void> {
    this.humanePace = humanePace;
    this.ports.add(port);
    if (this.keeps) return this.sitHere(port, seat);
    const { sitNextDoor } = await import('./next-door.ts');
    if (await sitNextDoor(this.channel, port, seat)) return;
    // Asleep or stuck: what it has written is on the shelf, and what it writes later is refused there.
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
    throw new Error('the table has changed hands');
  }

  private async sitHere(port: MessagePort, seat: Seat | null): Promise<void> {
    const table = await this.keptTable();
    const sitter = table.connect(seat, (message) => port.postMessage(message));
    port.onmessage = ({ data }: MessageEvent<ToServer | null>) => {
      if (data !== null) return sitter.hear(data);
      this.ports.delete(port);
      sitter.leave();
    };
  }

  /** A promise, so that two who sit down at the same moment sit at the same table. */
  private keptTable(): Promise<KeptTable> {
    if (this.table !== null) return this.table;
    const set = KeptTable.set(this.match, {
      humanePace: this.humanePace,
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

  private async hear(knock: Knock): Promise<void> {
    if (knock.is === 'here' && !this.keeps) return this.drop();
    if (knock.is === 'wrote' && !hasKeys()) {
      const table = await this.table?.catch(() => null);
      this.patience = PATIENCE_MS;
      if (table && table.seq < knock.seq) this.clear();
      return;
    }
    if (!this.keeps || !hasKeys() || (knock.is !== 'sit' && knock.is !== 'say')) return;
    this.neighbours ??= import('./next-door.ts').then(({ Neighbours }) => new Neighbours(this.channel));
    const neighbours = await this.neighbours;
    await neighbours.hear(knock, async (seat, tell) => (await this.keptTable()).connect(seat, tell)).catch(() => {});
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

  /** The table is no more; if this tab keeps the match, it is set up again from the shelf for whoever comes. */
  private clear(): void {
    const { table } = this;
    this.table = null;
    void table?.then(
      (old) => old.close(),
      () => {},
    );
    void this.neighbours?.then((all) => all.clear());
    if (this.keeps) this.post({ is: 'here' });
    this.drop();
  }

  private drop(): void {
    for (const port of this.ports) port.postMessage(null);
    this.ports.clear();
  }

  private post(knock: Knock): void {
    this.channel.postMessage(knock);
  }
}
