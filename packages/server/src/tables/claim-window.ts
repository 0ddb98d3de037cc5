// Holds the claims of a race until the table's window closes. Lots then decide (race.ts).
import type { Happening } from '@backroom/croupier';
import { admit, type Seat } from '@backroom/kit';
import type { Answer } from '@backroom/protocol';
import type { Reply } from './answers.ts';
import { type Claimed, Race } from './race.ts';
import type { Services } from './services.ts';
import type { Table } from './table.ts';

export class ClaimWindow {
  private readonly table: Table;
  private readonly services: Services;
  private readonly serve: (claims: readonly Claimed[]) => void;
  /** Null until there is something to race for. */
  private race: Race | null = null;

  constructor(table: Table, services: Services, serve: (claims: readonly Claimed[]) => void) {
    this.table = table;
    this.services = services;
    this.serve = serve;
  }

  /** No decision is pending. */
  get isEmpty(): boolean {
    return this.race?.isEmpty ?? true;
  }

  /**
   * True: the claim waits here. It is served with the others, or `again` is called when this seat's earlier claim is
   * decided.
   */
  holds(seat: Seat, action: unknown, as: Claimed['as'], cid: string, reply: Reply, again: () => void): boolean {
    const { match } = this.table;
    const { window } = match.terms;
    if (window === 0) return false;
    const arrived = this.services.now();
    this.race ??= new Race({ later: (ms, what) => this.services.later(ms, what), serve: this.serve });
    this.race.catchUp(arrived, window);
    const turn = match.phase === 'playing' ? match.game.toAct(match.state) : 'over';
    if (typeof turn === 'string' || turn.length < 2) return false;
    const admission = admit(match.game, match.state, seat, action);
    if (!admission.ok) return false;
    const claim = { seat, as, cid, replies: [reply], afterwards: [] };
    const before = this.race.claimOf(seat);
    if (before === undefined)
      this.race.enter({ ...claim, action: admission.action, arrived }, window, turn, match.due());
    else if (before.cid === cid) before.replies.push(reply);
    else before.afterwards.push({ cid, reply, again });
    return true;
  }

  /** Refuses the claims of players who have gone: the next player of the seat must not get what they claimed. */
  notice(happenings: readonly Happening[]): void {
    for (const { entry } of happenings) if (entry.deed.do === 'leave') this.withdraw(entry.deed.seat);
  }

  private withdraw(seat: Seat): void {
    const claimed = this.race?.withdraw(seat) ?? null;
    if (claimed === null) return;
    for (const reply of claimed.replies) reply(awayFrom(claimed.cid));
    for (const { cid, reply } of claimed.afterwards) reply(awayFrom(cid));
  }
}

const awayFrom = (cid: string): Answer => ({
  t: 'no',
  cid,
  code: 'away',
  why: 'You left this seat before it was decided.',
});
