// Limits the open tables of one person, and of one network: each costs memory and thinking time that everybody shares.
// A table is open while somebody is there and for a minute after that.
import type { Networks } from '../identity/networks.ts';
import type { Table } from './table.ts';

/** A network may have as many open tables as this many people. */
export const PEOPLE_PER_NETWORK = 32;

/** What is counted: tables with free seats, and tables with bots. */
export type Kind = 'waiting' | 'bots';

export type Excess = { readonly of: 'person' | 'network'; readonly kind: Kind; readonly most: number };

const IS: Readonly<Record<Kind, (table: Table) => boolean>> = {
  waiting: ({ match }) => match.phase === 'gathering',
  bots: ({ match }) => match.phase !== 'over' && match.chairs.some(({ holder }) => holder?.kind === 'bot'),
};

interface Reserved {
  readonly person: string;
  readonly kinds: readonly Kind[];
}

export class Quotas {
  private readonly tables: () => Iterable<Table>;
  private readonly networks: Networks;
  private readonly perPerson: number;
  /** Tables that are being opened: they count before they exist. */
  private readonly reserved = new Set<Reserved>();

  constructor(tables: () => Iterable<Table>, networks: Networks, perPerson: number) {
    this.tables = tables;
    this.networks = networks;
    this.perPerson = perPerson;
  }

  /** Null if there is room for one more table of these kinds. */
  excess(person: string, kinds: readonly Kind[]): Excess | null {
    const network = this.networks.of(person);
    for (const kind of kinds) {
      const hosts = this.hostsOf(kind);
      if (hosts.filter((host) => host === person).length >= this.perPerson)
        return { of: 'person', kind, most: this.perPerson };
      const most = this.perPerson * PEOPLE_PER_NETWORK;
      if (hosts.filter((host) => this.networks.of(host) === network).length >= most)
        return { of: 'network', kind, most };
    }
    return null;
  }

  /** Counts one more until it is released. */
  reserve(person: string, kinds: readonly Kind[]): () => void {
    const reserved = { person, kinds };
    this.reserved.add(reserved);
    return () => this.reserved.delete(reserved);
  }

  private hostsOf(kind: Kind): string[] {
    const hosts: string[] = [];
    for (const table of this.tables()) if (IS[kind](table)) hosts.push(table.host);
    for (const { person, kinds } of this.reserved) if (kinds.includes(kind)) hosts.push(person);
    return hosts;
  }
}
