// Decisions on their way to a table. Where arrival decides, what can be had at all may have to wait for others who claim it
// at the same time; everything else goes straight on.
import { admit, type Seat } from '@backroom/kit';
import type { Reply } from './answers.ts';
import type { House } from './house.ts';
import { type Claimed, Race } from './race.ts';
import type { Table } from './table.ts';

export class Contest {
  private readonly table: Table;
  private readonly house: House;
  /** Null until there is something to race for. */
  private race: Race | null = null;

  constructor(table: Table, house: House) {
    this.table = table;
    this.house = house;
  }

  /** Nobody waits for a decision. */
  get isEmpty(): boolean {
    return this.race?.isEmpty ?? true;
  }

  enter(seat: Seat, action: unknown, as: Claimed['as'], cid: string, reply: Reply): void {
    const { match } = this.table;
    const { window } = match.terms;
    const goOn = (): void => this.table.submit(seat, { do: 'act', action, as, race: null }, cid, reply);
    if (window === 0) return goOn();
    const arrived = this.house.now();
    this.race ??= this.start();
    this.race.catchUp(arrived, window);
    const turn = match.phase === 'playing' ? match.game.toAct(match.state) : 'over';
    if (typeof turn === 'string' || turn.length < 2) return goOn();
    const admission = admit(match.game, match.state, seat, action);
    if (!admission.ok) return goOn();
    const before = this.race.claimOf(seat);
    if (before?.cid === cid) return void before.replies.push(reply);
    if (before !== undefined) return void before.afterwards.push(() => this.enter(seat, action, as, cid, reply));
    const claimed: Claimed = { seat, as, action: admission.action, cid, arrived, replies: [reply], afterwards: [] };
    this.race.enter(claimed, window, turn, match.due());
  }

  private start(): Race {
    const { table, house } = this;
    return new Race({
      later: (ms, what) => house.later(ms, what),
      lotOf: (seat) => table.seedFor(`lot ${seat}`),
      serve: ({ seat, action, as, cid, replies }, race) =>
        table.submit(seat, { do: 'act', action, as, race }, cid, (answer) => {
          for (const reply of replies) reply(answer);
        }),
    });
  }
}
