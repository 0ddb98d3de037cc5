// The chat lines of a table, stored beside its log and deleted after a month. Keys count down, so the newest come
// first.
import type { Seat } from '@backroom/kit';
import type { Store } from '../store/contract.ts';

export interface ChatLine {
  /** When it was sent, or slightly later: it grows with every line of a table, also after all of them are deleted. */
  readonly id: number;
  readonly at: number;
  readonly person: string;
  readonly cid: string;
  /** Null: written by a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

const KEPT = 30 * 86_400_000;
/** How many a newcomer gets, and how many are checked for a repetition. */
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
  async latest(match: string): Promise<readonly ChatLine[]> {
    const now = this.now();
    const rows = await this.store.list('chat', match, LATEST);
    return rows.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(({ value }) => value as ChatLine);
  }

  /** After all lines of this table, also those being written now. */
  async keep(match: string, after: number, what: Omit<ChatLine, 'id' | 'at'>): Promise<ChatLine> {
    const at = this.now();
    for (let id = Math.max(at, after + 1); ; id++) {
      const line: ChatLine = { id, at, ...what };
      const key = `${match}:${String(LAST_MOMENT - id).padStart(13, '0')}`;
      if (await this.store.claim({ kind: 'chat', key, owner: match, value: line, expiresAt: at + KEPT })) return line;
    }
  }
}
