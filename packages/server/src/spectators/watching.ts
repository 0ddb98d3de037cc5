// Who may look on: anybody at a public table whose host has not closed it, and at any other only those who sit there and the
// host, who may have opened it on a screen for the whole room.
import type { MatchRow, Store } from '../store/contract.ts';
import type { Customs } from '../tables/customs.ts';
import type { Seating } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

export interface Standing {
  readonly row: MatchRow | null;
  /** The seats that this person holds here. */
  readonly held: readonly number[];
  /** May he see what spectators see? */
  readonly mayWatch: boolean;
  /** May he see all hands, later? Whoever plays may not: he would see those of his rivals. */
  readonly mayLookBack: boolean;
}

export class Watching {
  private readonly store: Store;
  private readonly seating: Seating;
  private readonly customs: Customs;

  constructor(store: Store, seating: Seating, customs: Customs) {
    this.store = store;
    this.seating = seating;
    this.customs = customs;
  }

  async standing(table: Table, person: string | null): Promise<Standing> {
    const row = await this.store.match(table.id);
    const held = person === null ? [] : (await this.seating.of(person)).filter(({ match }) => match === table.id);
    const isOpen = row?.visibility === 'public' && (await this.customs.of(row)).watch;
    return {
      row,
      held: held.map(({ seat }) => seat),
      mayWatch: isOpen || held.length > 0 || (person !== null && row?.host === person),
      mayLookBack: isOpen && held.length === 0 && table.match.openHands !== null,
    };
  }

  /** Everybody who holds a seat here. */
  async players(table: Table): Promise<ReadonlySet<string>> {
    const sitters = await this.seating.all(table.id, table.match.chairs.length);
    return new Set(sitters.flatMap((sitter) => (sitter === null ? [] : [sitter.person])));
  }

  /** The host closes the table: those who look on and do not play have to go. */
  async clear(table: Table): Promise<void> {
    const players = await this.players(table);
    const host = (await this.store.match(table.id))?.host;
    for (const onlooker of [...table.audience.everybody()]) {
      if (onlooker.seat !== null || players.has(onlooker.person) || onlooker.person === host) continue;
      table.leave(onlooker);
      onlooker.dismiss('closed', 'The host has closed this table for spectators.', false);
    }
  }
}
