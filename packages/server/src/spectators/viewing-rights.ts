// Who may watch. A public table: everybody, unless the host has closed it. Any other table: its players, people with a
// spectator link, and the host, who may show it on a screen for the whole room.
import type { Ticket } from '../identity/passes.ts';
import type { MatchRow, Store } from '../store/contract.ts';
import type { Seating } from '../tables/seating.ts';
import type { TableSettingsStore } from '../tables/settings.ts';
import type { Goodbye } from '../tables/subscribers.ts';
import type { Table } from '../tables/table.ts';
import type { SpectatorLinks } from './links.ts';

export interface ViewerStanding {
  readonly row: MatchRow | null;
  /** The seats that this person holds here. */
  readonly held: readonly number[];
  /** May they see the spectators' view? */
  readonly mayWatch: boolean;
  /** May they see all hands, delayed? Not players: they would see their rivals' hands. */
  readonly mayLookBack: boolean;
}

export class ViewingRights {
  private readonly store: Store;
  private readonly seating: Seating;
  private readonly tableSettings: TableSettingsStore;

  private readonly links: SpectatorLinks;

  constructor(store: Store, seating: Seating, tableSettings: TableSettingsStore, links: SpectatorLinks) {
    this.store = store;
    this.seating = seating;
    this.tableSettings = tableSettings;
    this.links = links;
  }

  /** Called with the match when somebody's right at its table may have ended. Changes wait for the listener. */
  onChange(listener: (match: string) => Promise<void>): void {
    this.seating.onChange(listener);
    this.tableSettings.onChange(listener);
    this.links.onWithdraw(listener);
  }

  /** `link`: the hash of the spectator link that they used. */
  async standing(table: Table, person: string | null, link: string | null = null): Promise<ViewerStanding> {
    return (await this.standings(table))(person, link);
  }

  /** The rights of several people, from one read. */
  private async standings(table: Table): Promise<(person: string | null, link: string | null) => ViewerStanding> {
    const row = await this.store.match(table.id);
    const settings = row === null ? null : await this.tableSettings.of(row);
    const isPublic = row?.visibility === 'public' && settings?.watch === true;
    const sitters = await this.seating.all(table.id, table.match.chairs.length);
    const links = settings === null ? new Set() : await this.links.valid(table.id, settings, sitters);
    return (person, link) => {
      const held = person === null ? [] : sitters.flatMap((one) => (one?.person === person ? [one.seat] : []));
      const isOpen = isPublic || (link !== null && links.has(link));
      return {
        row,
        held,
        mayWatch: isOpen || held.length > 0 || (person !== null && row?.host === person),
        mayLookBack: isOpen && held.length === 0 && table.match.openHands !== null,
      };
    };
  }

  /** Why the right of a ticket has ended, or null while it lasts. */
  async endedRight(table: Table, ticket: Ticket): Promise<Goodbye | null> {
    const { seat, person, link = null } = ticket;
    if (seat === null) return endOf(await this.standing(table, person, link), ticket);
    return (await this.seating.at(table.id, seat))?.person === person ? null : REMOVED;
  }

  /** The same for all sockets at a table. */
  async endedRights(table: Table): Promise<(ticket: Ticket) => Goodbye | null> {
    const standings = await this.standings(table);
    return (ticket) => endOf(standings(ticket.person, ticket.link ?? null), ticket);
  }

  /** Everybody who has a seat here. */
  async players(table: Table): Promise<ReadonlySet<string>> {
    const sitters = await this.seating.all(table.id, table.match.chairs.length);
    return new Set(sitters.flatMap((sitter) => (sitter === null ? [] : [sitter.person])));
  }
}

const REMOVED: Goodbye = { code: 'removed', why: 'This seat is not yours any more.', retry: false };
const PLAYING: Goodbye = { code: 'playing', why: 'You play here now.', retry: false };
const CLOSED: Goodbye = { code: 'closed', why: 'This table is closed for spectators.', retry: false };

function endOf({ held, mayWatch, mayLookBack }: ViewerStanding, { seat, open }: Ticket): Goodbye | null {
  if (seat !== null) return held.includes(seat) ? null : REMOVED;
  if (!open) return mayWatch ? null : CLOSED;
  if (mayLookBack) return null;
  return held.length > 0 ? PLAYING : CLOSED;
}
