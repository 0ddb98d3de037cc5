// The lines of a table's chat, beside its log and forgotten after a month. Keys count down, so that the newest come first.
import type { Seat } from '@backroom/kit';
import type { Store } from '../store/contract.ts';

export interface Spoken {
  /** When it was said, or a little more: grows with every line of a table, also after all of them are forgotten. */
  readonly id: number;
  readonly at: number;
  readonly person: string;
  readonly cid: string;
  /** Null: a spectator said it. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

const KEPT = 30 * 86_400_000;
/** How many are given to a newcomer, and looked through for a repetition. */
const LATEST = 50;
const LAST_MOMENT = 9_999_999_999_999;

export class Lines {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The newest first. */
  async latest(match: string): Promise<readonly Spoken[]> {
    const now = this.now();
    const rows = await this.store.list('chat', match, LATEST);
    return rows.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(({ value }) => value as Spoken);
  }

  /** After all lines of this table, whoever else is writing one. */
  async keep(match: string, after: number, what: Omit<Spoken, 'id' | 'at'>): Promise<Spoken> {
    const at = this.now();
    for (let id = Math.max(at, after + 1); ; id++) {
      const line: Spoken = { id, at, ...what };
      const key = `${match}:${String(LAST_MOMENT - id).padStart(13, '0')}`;
      if (await this.store.claim({ kind: 'chat', key, owner: match, value: line, expiresAt: at + KEPT })) return line;
    }
  }
}
