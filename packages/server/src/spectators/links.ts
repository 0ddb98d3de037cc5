// Links for watching an unlisted table. One link admits everybody who has it. It ends when the host withdraws it or
// closes the table to spectators, and after sixty days. A player's link also ends when they lose their seat or the host
// stops allowing players' links.
import type { Passes, SpectatorLink } from '../identity/passes.ts';
import { hashOf } from '../identity/secrets.ts';
import type { MatchRow, Store } from '../store/contract.ts';
import type { SeatHolder } from '../tables/seating.ts';
import type { TableSettings } from '../tables/settings.ts';

/** Per person at one table, and for all people there. */
const MOST_OF_ONE = 5;
const MOST = 50;

const HOST = 'host';

/** A player's mark at a table. It does not reveal the person, so it can stay when their account is deleted. */
const markOf = (match: string, person: string): string => hashOf(`${match}:${person}`);

export class SpectatorLinks {
  private readonly store: Store;
  private readonly passes: Passes;
  private readonly now: () => number;
  private readonly listeners: ((match: string) => Promise<void>)[] = [];

  constructor(store: Store, passes: Passes, now: () => number) {
    this.store = store;
    this.passes = passes;
    this.now = now;
  }

  /** Called after the links of a match were withdrawn. The withdrawal waits for the listener. */
  onWithdraw(listener: (match: string) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** The secret of a new link; null: the limit is reached. */
  async issue({ id, host }: MatchRow, person: string): Promise<string | null> {
    const by = person === host ? HOST : markOf(id, person);
    const rows = await this.all(id);
    if (rows.length >= MOST || rows.filter((row) => row.by === by).length >= MOST_OF_ONE) return null;
    return this.passes.issue('spectator', id, { match: id, by });
  }

  async withdraw(match: string): Promise<number> {
    const count = await this.passes.revokeAll('spectator', match);
    for (const tell of this.listeners) await tell(match);
    return count;
  }

  /** The hashes of all valid links. */
  async valid(
    match: string,
    { watch, links }: TableSettings,
    sitters: readonly (SeatHolder | null)[],
  ): Promise<ReadonlySet<string>> {
    if (!watch) return new Set();
    const makers = new Set([HOST]);
    if (links === 'players') for (const one of sitters) if (one !== null) makers.add(markOf(match, one.person));
    return new Set((await this.all(match)).flatMap(({ hash, by }) => (makers.has(by) ? [hash] : [])));
  }

  private async all(match: string): Promise<readonly { readonly hash: string; readonly by: string }[]> {
    const rows = await this.store.list('spectator', match, MOST);
    return rows.flatMap(({ key, value, expiresAt }) =>
      expiresAt !== null && expiresAt <= this.now() ? [] : [{ hash: key, by: (value as SpectatorLink).by }],
    );
  }
}
