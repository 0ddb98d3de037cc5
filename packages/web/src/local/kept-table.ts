// A local table and its copy in the match store. Entries are stored first and published afterwards, so everything that a player
// has seen is still there after the tab was closed, even by a crash.
import { SmallTable, type SmallTableServices } from '@backroom/croupier';
import type { Seat } from '@backroom/kit';
import type { Entry } from '@backroom/match';
import type { FromServer } from '@backroom/protocol';
import { keyOfRules, rulesFrom } from '../games.ts';
import { thinkingTime } from './bot-pace.ts';
import { LateBots } from './late-bots.ts';
import { appendEntries, Displaced, loadMatch, type StoredMatch } from './match-store.ts';

interface Surroundings {
  /** How much longer bots wait here, because another tab has them too. */
  patience(): number;
  /** Another tab has continued the match: this table is out of date. */
  displaced(): void;
  wrote(seq: number): void;
}

export class KeptTable {
  private readonly around: Surroundings;
  private shelved: StoredMatch;
  private table: SmallTable | null = null;
  private written: Promise<void> = Promise.resolve();
  private unwritten: Entry[] = [];
  /** The last entry that this table knows to be stored. */
  private last: Entry;
  /** Has somebody of this device made a move yet? */
  private hasBegun: boolean;

  private constructor(around: Surroundings, shelved: StoredMatch, entries: readonly Entry[]) {
    this.around = around;
    this.shelved = shelved;
    this.last = entries.at(-1) as Entry;
    this.hasBegun = entries.some((entry) => this.isOurs(entry));
  }

  static async set(match: string, around: Surroundings): Promise<KeptTable> {
    const kept = await loadMatch(match);
    const opening = kept?.entries[0]?.deed;
    const terms = opening?.do === 'open' ? opening.terms : null;
    const game =
      terms === null ? undefined : await rulesFrom(keyOfRules({ id: terms.game, rules: terms.rules }), terms.position);
    if (kept === null || game === undefined) throw new Error('this match is not on this device');
    const { secret, names } = kept.match;
    const made = new KeptTable(around, kept.match, kept.entries);
    const set = SmallTable.set(made.services(), game, { secret, names, entries: kept.entries });
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

  private services(): SmallTableServices {
    const now = (): number => Date.now();
    const later: SmallTableServices['later'] = (ms, what) => {
      const timer = setTimeout(what, ms + this.around.patience());
      return () => clearTimeout(timer);
    };
    const keep = (entries: readonly Entry[]): void => {
      this.hasBegun ||= entries.some((entry) => this.isOurs(entry));
      this.unwritten.push(...entries);
      this.written = this.written.then(() => this.write());
    };
    const thinking = (ms: number): number => thinkingTime(ms, this.hasBegun);
    const bots: SmallTableServices['bots'] = (table) => new LateBots({ humanePace: true, thinking, now, later }, table);
    return { bots, now, later, keep };
  }

  /** All entries since the last write, in one transaction. */
  private async write(): Promise<void> {
    const entries = this.unwritten;
    const last = entries.at(-1);
    if (last === undefined) return;
    this.unwritten = [];
    // A closed table has published none of this: the client sends the command again, to the tab that keeps the table now.
    if (this.table === null) return;
    const over = this.shelved.over || entries.some(({ deed }) => deed.do === 'disclose');
    this.shelved = { ...this.shelved, over };
    try {
      await appendEntries(this.shelved, this.last, entries);
      this.last = last;
      this.around.wrote(last.seq);
    } catch (error) {
      if (error instanceof Displaced) {
        this.close();
        return this.around.displaced();
      }
      // For example, the disk is full: the game goes on, and these entries are written with the next ones.
      this.unwritten = [...entries, ...this.unwritten];
      console.warn('the match could not be stored in this browser', error);
    }
  }

  private isOurs({ by, deed }: Entry): boolean {
    return deed.do === 'act' && this.shelved.here.some((seat) => seat === by);
  }
}
