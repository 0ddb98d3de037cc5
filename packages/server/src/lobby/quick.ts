// Somebody wants to play now: he gets a chair at a table that is being filled, or opens one that others will find.
import { isDeepStrictEqual } from 'node:util';
import { readOptions, type Seat } from '@backroom/kit';
import { PACES } from '@backroom/match';
import type { Distance } from '../chat/distance.ts';
import type { Person } from '../identity/people.ts';
import { sit } from '../tables/sitting.ts';
import type { Table } from '../tables/table.ts';
import type { Gathering, Lobby, LobbyRooms } from './lobby.ts';
import { isWelcome } from './welcome.ts';

export interface QuickWish {
  readonly game: string;
  /** Undefined: whatever the others like. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  readonly seats?: number | undefined;
  readonly pledge: string | null;
}

export interface Placed {
  readonly match: string;
  readonly seat: Seat;
}

/** Somebody who is not at his table by then has probably gone. */
const ON_THE_WAY = 120_000;

export class Quick {
  private readonly rooms: LobbyRooms & { readonly distance: Distance };
  private readonly lobby: Lobby;
  /** Two who come at the same moment are placed one after the other: so the second finds the first. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(rooms: LobbyRooms & { readonly distance: Distance }, lobby: Lobby) {
    this.rooms = rooms;
    this.lobby = lobby;
  }

  /** `open`: lays out a new public table and sits him down. */
  place(person: Person, wish: QuickWish, open: () => Promise<Placed>): Promise<Placed> {
    const placed = this.queue.then(async () => (await this.find(person, wish)) ?? open());
    this.queue = placed.catch(() => {});
    return placed;
  }

  private async find(person: Person, wish: QuickWish): Promise<Placed | null> {
    const fitting = (await this.lobby.gathering()).filter((one) => this.fits(one, wish));
    const mine = await this.rooms.tables.seating.of(person.id);
    // Whoever asks twice still has his chair.
    for (const { table } of fitting) {
      const held = mine.find(({ match }) => match === table.id);
      if (held !== undefined) return { match: table.id, seat: held.seat };
    }
    for (const one of fitting.sort(soonestFirst)) {
      if (!(await this.isPleasant(one, person.id))) continue;
      for (const seat of freeChairs(one.table)) {
        if ((await sit(this.rooms.tables, one.table, seat, person, wish.pledge)).ok)
          return { match: one.table.id, seat };
      }
    }
    return null;
  }

  private fits({ table, row }: Gathering, { game, options, seats }: QuickWish): boolean {
    const { terms } = table.match;
    if (terms.game !== game || (seats !== undefined && terms.seats !== seats)) return false;
    // A match over days or from somebody's old position is nothing for a stranger who wants to play now.
    if (terms.after !== null || terms.pace?.free === PACES.days.free) return false;
    if (table.audience.isEmpty && this.rooms.now() - row.createdAt > ON_THE_WAY) return false;
    if (options === undefined) return true;
    const wished = readOptions<unknown>(table.game.options, options);
    return wished.ok && isDeepStrictEqual(wished.value, terms.options);
  }

  /** Nobody is put at a table with somebody who has blocked him, or whom he has blocked. */
  private async isPleasant({ table, row }: Gathering, person: string): Promise<boolean> {
    const { tables, distance } = this.rooms;
    if (!(await isWelcome(this.rooms, row, person, false))) return false;
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

/** The table that can begin first; of those the one that has waited longest. */
const soonestFirst = (a: Gathering, b: Gathering): number =>
  freeChairs(a.table).length - freeChairs(b.table).length || a.row.createdAt - b.row.createdAt;
