// Quick match: gives a player a seat at a table that is filling up, or opens one for others to find.
import { isDeepStrictEqual } from 'node:util';
import { readOptions, type Seat } from '@backroom/kit';
import { PACES } from '@backroom/match';
import type { Distance } from '../chat/distance.ts';
import type { Person } from '../identity/people.ts';
import { sit } from '../tables/seat-changes.ts';
import type { Services } from '../tables/services.ts';
import type { Table } from '../tables/table.ts';
import { type Gathering, isPeopled, type Lobby, type LobbyDependencies } from './lobby.ts';
import { isWelcome } from './welcome.ts';

interface QuickDependencies extends LobbyDependencies {
  readonly distance: Distance;
  readonly services: Services;
}

export interface QuickWish {
  readonly game: string;
  /** Undefined: any. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  readonly seats?: number | undefined;
  readonly pledge: string | null;
}

export interface Placed {
  readonly match: string;
  readonly seat: Seat;
}

/** A player who has not come to their table by then has probably gone. */
const ON_THE_WAY = 120_000;

export class Quick {
  private readonly dependencies: QuickDependencies;
  private readonly lobby: Lobby;
  /** Players are placed one at a time, so that the second finds the table of the first. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(dependencies: QuickDependencies, lobby: Lobby) {
    this.dependencies = dependencies;
    this.lobby = lobby;
  }

  /** `open`: creates a new public table and gives the player a seat. */
  place(person: Person, wish: QuickWish, open: () => Promise<Placed>): Promise<Placed> {
    const seek = async (): Promise<Placed> => (await this.find(person, wish)) ?? open();
    const { cluster } = this.dependencies.services;
    const placed = this.queue.then(() => (cluster === undefined ? seek() : cluster.exclusively('quick match', seek)));
    this.queue = placed.catch(() => {});
    return placed;
  }

  private async find(person: Person, wish: QuickWish): Promise<Placed | null> {
    const fitting = (await this.lobby.gathering()).filter((one) => this.fits(one, wish));
    // A repeated request keeps the same seat.
    for (const { table } of fitting) {
      const seat = await this.dependencies.tables.seating.seatOf(table.id, person.id);
      if (seat !== null) return { match: table.id, seat };
    }
    for (const one of fitting.sort(soonestFirst)) {
      if (!(await this.isPleasant(one, person.id))) continue;
      for (const seat of freeChairs(one.table)) {
        if ((await sit(this.dependencies.tables, one.table, seat, person, wish.pledge)).ok)
          return { match: one.table.id, seat };
      }
    }
    return null;
  }

  private fits({ table, row }: Gathering, { game, options, seats }: QuickWish): boolean {
    const { terms } = table.match;
    if (terms.game !== game || (seats !== undefined && terms.seats !== seats)) return false;
    // Not for a stranger who wants to play now: correspondence matches, and matches from an old position.
    if (terms.after !== null || terms.pace?.free === PACES.days.free) return false;
    if (!isPeopled(table) && this.dependencies.now() - row.createdAt > ON_THE_WAY) return false;
    if (options === undefined) return true;
    const wished = readOptions<unknown>(table.game.options, options);
    return wished.ok && isDeepStrictEqual(wished.value, terms.options);
  }

  /** Does not put two players at one table if one has blocked the other. */
  private async isPleasant({ table, row }: Gathering, person: string): Promise<boolean> {
    const { tables, distance, tableSettings } = this.dependencies;
    // Not at a table with hints: the player has not agreed to them.
    if ((await tableSettings.of(row)).hints) return false;
    if (!(await isWelcome(this.dependencies, row, person, null))) return false;
    for (const sitter of await tables.seating.all(table.id, table.match.chairs.length)) {
      if (sitter === null) continue;
      if (await distance.isBlocked(sitter.person, person)) return false;
      if (await distance.isBlocked(person, sitter.person)) return false;
    }
    return true;
  }
}

const freeChairs = ({ match }: Table): Seat[] =>
  match.chairs.flatMap(({ owner }, seat) => (owner === null ? [seat] : []));

/** Tables with people first; then the one that can begin first; then the oldest. */
const soonestFirst = (a: Gathering, b: Gathering): number =>
  Number(isPeopled(b.table)) - Number(isPeopled(a.table)) ||
  freeChairs(a.table).length - freeChairs(b.table).length ||
  a.row.createdAt - b.row.createdAt;
