// What a stranger finds when he comes in: tables that gather, then tables that play and may be watched.
import { away } from '@backroom/match';
import type { People } from '../identity/people.ts';
import type { MatchRow, Store } from '../store/contract.ts';
import type { Customs } from '../tables/customs.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

/** As many of either kind as anybody will read. */
const MOST = 50;
/** A table at which nobody has sat down to look for so long is not waiting any more. */
const WAITS = 86_400_000;

export interface LobbyRooms {
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly customs: Customs;
  now(): number;
}

export interface Gathering {
  readonly table: Table;
  readonly row: MatchRow;
}

export class Lobby {
  private readonly rooms: LobbyRooms;

  constructor(rooms: LobbyRooms) {
    this.rooms = rooms;
  }

  async list() {
    const gathering = await this.gathering();
    const watchable = await this.watchable();
    return Promise.all([...gathering, ...watchable].map((one) => this.faceOf(one)));
  }

  /** Public tables with a chair for somebody, the newest first. */
  async gathering(): Promise<readonly Gathering[]> {
    const { store, now } = this.rooms;
    const rows = await store.matches({ status: 'gathering', visibility: 'public', limit: MOST });
    return (await this.opened(rows)).filter(
      ({ table, row }) =>
        table.match.phase === 'gathering' && (now() - row.createdAt < WAITS || !table.audience.isEmpty),
    );
  }

  private async watchable(): Promise<readonly Gathering[]> {
    const { store, customs } = this.rooms;
    const rows = await store.matches({ status: 'playing', visibility: 'public', limit: MOST });
    const open = await Promise.all(rows.map(async (row) => ((await customs.of(row)).watch ? [row] : [])));
    return this.opened(open.flat());
  }

  private async opened(rows: readonly MatchRow[]): Promise<readonly Gathering[]> {
    const found = await Promise.all(rows.map(async (row) => ({ row, table: await this.rooms.tables.at(row.id) })));
    return found.flatMap(({ row, table }) => (table === null ? [] : [{ row, table }]));
  }

  private async faceOf({ table, row }: Gathering) {
    const { match, names, audience } = table;
    return {
      match: match.id,
      title: row.title,
      game: match.terms.game,
      options: match.terms.options,
      phase: match.phase,
      pace: match.terms.pace,
      host: (await this.rooms.people.person(row.host))?.name ?? '',
      age: Math.max(0, this.rooms.now() - row.createdAt),
      watchers: audience.watchers,
      chairs: match.chairs.map((chair, seat) => ({
        taken: chair.owner !== null,
        bot: chair.owner?.kind === 'bot' ? chair.owner.level : null,
        name: names[seat] ?? '',
        away: away(chair),
      })),
    };
  }
}
