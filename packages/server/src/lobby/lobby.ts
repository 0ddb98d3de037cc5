// The public tables: first those that wait for players, then those that can be watched.
import { away, PACES } from '@backroom/match';
import type { Networks } from '../identity/networks.ts';
import type { People } from '../identity/people.ts';
import type { MatchRow, Store } from '../store/contract.ts';
import type { TableSettingsStore } from '../tables/settings.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { inTurns, type Ordering, oneOfEachHost } from './order.ts';

/** The most tables of each kind in the list. */
const MOST = 50;
/** How many of the newest tables are searched for them. */
const CONSIDERED = 500;
/** How long a correspondence table waits although nobody is there. */
const WAITS = 86_400_000;
/** How long any other table waits for its absent host. */
const COMES_BACK = 600_000;

export interface LobbyDependencies {
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly tableSettings: TableSettingsStore;
  readonly networks: Networks;
  now(): number;
}

export interface Gathering {
  readonly table: Table;
  readonly row: MatchRow;
}

/** Does somebody sit there now? Spectators do not count. */
export const isPeopled = ({ presence }: Table): boolean => presence.hasPlayers;

export class Lobby {
  private readonly dependencies: LobbyDependencies;

  constructor(dependencies: LobbyDependencies) {
    this.dependencies = dependencies;
  }

  async list() {
    const gathering = await this.gathering();
    const watchable = await this.watchable();
    return Promise.all([...gathering, ...watchable].map((one) => this.faceOf(one)));
  }

  /** Public tables with a free seat, one per host: those with people at them first, then the newest. */
  async gathering(): Promise<readonly Gathering[]> {
    const ordering = this.ordering();
    const rows = (await this.rowsOf('gathering')).filter((row) => this.isWaiting(row, ordering, WAITS));
    const shown = inTurns(oneOfEachHost(rows, ordering), ordering).slice(0, MOST);
    return (await this.opened(shown)).filter(({ table, row }) => {
      const { phase, terms } = table.match;
      // In a correspondence match players need not be present while they wait.
      const isSlow = terms.pace?.free === PACES.days.free;
      return phase === 'gathering' && this.isWaiting(row, ordering, isSlow ? WAITS : COMES_BACK);
    });
  }

  private async watchable(): Promise<readonly Gathering[]> {
    const { tableSettings } = this.dependencies;
    const rows = await this.rowsOf('playing');
    const open = await Promise.all(rows.map(async (row) => ((await tableSettings.of(row)).watch ? [row] : [])));
    return this.opened(inTurns(open.flat(), this.ordering()).slice(0, MOST));
  }

  /** The newest of a kind, and all with people at them: newer tables cannot push those out. */
  private async rowsOf(status: MatchRow['status']): Promise<readonly MatchRow[]> {
    const { store, tables } = this.dependencies;
    const rows = new Map<string, MatchRow>();
    for (const row of await store.matches({ status, visibility: 'public', limit: CONSIDERED })) rows.set(row.id, row);
    for (const table of tables.all()) {
      if (!table.isPublic || rows.has(table.id) || !isPeopled(table)) continue;
      const row = await store.match(table.id);
      if (row?.status === status) rows.set(row.id, row);
    }
    return [...rows.values()];
  }

  private ordering(): Ordering {
    const peopled = new Set<string>();
    for (const table of this.dependencies.tables.all()) if (isPeopled(table)) peopled.add(table.id);
    return { isPeopled: (match) => peopled.has(match), networks: this.dependencies.networks };
  }

  private isWaiting(row: MatchRow, ordering: Ordering, within: number): boolean {
    return ordering.isPeopled(row.id) || this.dependencies.now() - row.createdAt < within;
  }

  private async opened(rows: readonly MatchRow[]): Promise<readonly Gathering[]> {
    const found = await Promise.all(
      rows.map(async (row) => ({ row, table: await this.dependencies.tables.at(row.id) })),
    );
    return found.flatMap(({ row, table }) => (table === null ? [] : [{ row, table }]));
  }

  private async faceOf({ table, row }: Gathering) {
    const { match, names, presence } = table;
    return {
      match: match.id,
      title: row.title,
      game: match.terms.game,
      options: match.terms.options,
      phase: match.phase,
      pace: match.terms.pace,
      hints: (await this.dependencies.tableSettings.of(row)).hints,
      host: (await this.dependencies.people.person(row.host))?.name ?? '',
      age: Math.max(0, this.dependencies.now() - row.createdAt),
      watchers: presence.watchers,
      chairs: match.chairs.map((chair, seat) => ({
        taken: chair.owner !== null,
        bot: chair.owner?.kind === 'bot' ? chair.owner.level : null,
        name: names[seat] ?? '',
        away: away(chair),
      })),
    };
  }
}
