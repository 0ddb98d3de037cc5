// Who comes to a table and who goes: everybody is welcomed with what is on the disk, and the others are told.
import { tableFace } from '@backroom/croupier';
import type { Lexicon } from '@backroom/protocol';
import type { Line } from '../store/contract.ts';
import { Frame } from '../wire/frame.ts';
import type { Onlooker } from './audience.ts';
import type { House } from './house.ts';
import type { Keeping } from './keeping.ts';
import type { Table } from './table.ts';
import type { Turns } from './turns.ts';
import { welcomeFor } from './welcome.ts';

/** Presence flickers when a phone changes networks: told at most this often. */
const PRESENCE_EVERY = 300;

export class Reception {
  private readonly house: House;
  private readonly table: Table;
  private readonly turns: Turns;
  private readonly keeping: Keeping;
  private presenceDue = false;

  constructor(house: House, table: Table, turns: Turns, keeping: Keeping) {
    this.house = house;
    this.table = table;
    this.turns = turns;
    this.keeping = keeping;
  }

  /** `since`: the last seq it has. */
  async join(onlooker: Onlooker, since: number | null, lexicon: Lexicon | null): Promise<void> {
    const { table, turns, keeping } = this;
    let lines: readonly Line[] = [];
    // Something may happen while the record is read: then it is read again, so that no step is missed.
    const isBehind = (): boolean => !keeping.isDone || (since !== null && lines.length < table.match.seq - 1);
    do {
      await keeping.saved();
      if (since !== null && !turns.isOver) lines = await this.house.store.lines(table.id, 1);
    } while (!turns.isOver && isBehind());
    if (turns.isOver) return onlooker.dismiss('reload', 'The table is set up anew.', true);
    table.audience.add(onlooker);
    onlooker.send(new Frame({ ...welcomeFor(table, onlooker, since, lines, this.house.now()), lexicon }));
    if (onlooker.seat !== null) this.house.onLook?.(table.id, onlooker.seat);
    this.tellPresence();
  }

  leave(onlooker: Onlooker): void {
    const { table } = this;
    if (!table.audience.remove(onlooker)) return;
    this.tellPresence();
    // Whoever was there was not called: if it is still his turn when he goes, he is to be.
    const { seat } = onlooker;
    if (seat !== null && !table.audience.has(seat) && !this.turns.isOver) this.house.onTurn?.(table);
  }

  /** Names, presence: what is around the match and not in its log. */
  tellPresence(): void {
    if (this.presenceDue || this.turns.isOver) return;
    this.presenceDue = true;
    this.house.later(PRESENCE_EVERY, async () => {
      this.presenceDue = false;
      await this.keeping.saved();
      if (this.turns.isOver) return;
      const { match, names, audience } = this.table;
      const now = this.house.now();
      for (const { seat, onlookers } of audience.all()) {
        const frame = new Frame({ t: 'table', table: tableFace(match, names, audience, seat, now) });
        for (const onlooker of onlookers) onlooker.send(frame);
      }
    });
  }
}
