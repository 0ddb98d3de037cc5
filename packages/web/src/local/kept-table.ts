// A table of this device with its shelf: what happens is written down first, and only then told to anybody. So whatever a
// player has been told is there after the tab is closed, however suddenly.
import { type SmallHouse, SmallTable } from '@backroom/croupier';
import type { Seat } from '@backroom/kit';
import type { Entry } from '@backroom/match';
import type { FromServer } from '@backroom/protocol';
import { rulesFrom } from '../games.ts';
import { LateBots } from './late-bots.ts';
import { Displaced, type Shelved, takeDown, writeOn } from './shelf.ts';

interface Surroundings {
  /** Bots take a little time, so that people can follow. */
  readonly humanePace: boolean;
  /** How much longer bots wait here, because another tab has them too. */
  patience(): number;
  /** The match has gone on elsewhere: this table is not the one any more. */
  displaced(): void;
  wrote(seq: number): void;
}

const AT_ONCE_MS = 100;

export class KeptTable {
  private readonly around: Surroundings;
  private shelved: Shelved;
  private table: SmallTable | null = null;
  private written: Promise<void> = Promise.resolve();
  private unwritten: Entry[] = [];
  /** What the shelf ended with when this table last knew. */
  private last: Entry;
  /** Has somebody of this device made a move yet? */
  private hasBegun: boolean;

  private constructor(around: Surroundings, shelved: Shelved, entries: readonly Entry[]) {
    this.around = around;
    this.shelved = shelved;
    this.last = entries.at(-1) as Entry;
    this.hasBegun = entries.some((entry) => this.isOurs(entry));
  }

  static async set(match: string, around: Surroundings): Promise<KeptTable> {
    const kept = await takeDown(match);
    const opening = kept?.entries[0]?.deed;
    const position = opening?.do === 'open' ? opening.terms.position : null;
    const game = kept === null ? undefined : await rulesFrom(kept.match.game, position);
    if (kept === null || game === undefined) throw new Error('this match is not on this device');
    const { secret, names } = kept.match;
    const made = new KeptTable(around, kept.match, kept.entries);
    const set = SmallTable.set(made.house(), game, { secret, names, entries: kept.entries });
    if (!set.ok) throw new Error(set.why);
    made.table = set.value;
    return made;
  }

  get seq(): number {
    return (this.table?.match.seq ?? 1) - 1;
  }

  connect(seat: Seat | null, tell: (message: FromServer) => void): ReturnType<SmallTable['connect']> {
    if (this.table === null) throw new Error('this table has been closed');
    return this.table.connect(seat, (message) => void this.written.then(() => this.table !== null && tell(message)));
  }

  close(): void {
    this.table?.close();
    this.table = null;
  }

  private house(): SmallHouse {
    const { humanePace } = this.around;
    const now = (): number => Date.now();
    const later: SmallHouse['later'] = (ms, what) => {
      // Nobody waits to sit down: until a person has made his first move, bots make theirs at once.
      const timer = setTimeout(what, (this.hasBegun ? ms : Math.min(ms, AT_ONCE_MS)) + this.around.patience());
      return () => clearTimeout(timer);
    };
    const keep = (entries: readonly Entry[]): void => {
      this.hasBegun ||= entries.some((entry) => this.isOurs(entry));
      this.unwritten.push(...entries);
      this.written = this.written.then(() => this.write());
    };
    return { bots: (table) => new LateBots({ humanePace, now, later }, table), now, later, keep };
  }

  /** All that has happened meanwhile, at once. */
  private async write(): Promise<void> {
    const entries = this.unwritten;
    const last = entries.at(-1);
    if (last === undefined) return;
    this.unwritten = [];
    // A table that is closed has told nobody of it: whoever wanted it says so again, wherever he sits now.
    if (this.table === null) return;
    const over = this.shelved.over || entries.some(({ deed }) => deed.do === 'disclose');
    this.shelved = { ...this.shelved, over };
    try {
      await writeOn(this.shelved, this.last, entries);
      this.last = last;
      this.around.wrote(last.seq);
    } catch (error) {
      if (error instanceof Displaced) {
        this.close();
        return this.around.displaced();
      }
      // The disk is full, say: the game goes on, and what is missing is written with what comes next.
      this.unwritten = [...entries, ...this.unwritten];
      console.warn('this browser keeps nothing', error);
    }
  }

  private isOurs({ by, deed }: Entry): boolean {
    return deed.do === 'act' && this.shelved.here.some((seat) => seat === by);
  }
}
