// Banned people and addresses. Address ranges are stored in plain form: a hash of an address can be reversed by trying
// all addresses, and a hash cannot match a range. The list is short, and only the operator sees it.
import { BlockList } from 'node:net';
import { type Parsed, parsed, refused } from '@backroom/kit';
import { blockList, isIn, isRange } from '../limits/ranges.ts';
import type { Store } from '../store/contract.ts';
import { newId } from './secrets.ts';

export interface Ban {
  readonly id: string;
  readonly at: number;
  /** One of the two. */
  readonly person: string | null;
  readonly range: string | null;
}

const OWNER = 'admin';

export class Bans {
  private readonly store: Store;
  private people = new Set<string>();
  private ranges = new BlockList();

  constructor(store: Store) {
    this.store = store;
  }

  async list(): Promise<readonly Ban[]> {
    return (await this.store.list('ban', OWNER, 100_000)).map(({ value }) => value as Ban);
  }

  /** Reloads the list: at the start, and after every change. */
  async refresh(): Promise<void> {
    const bans = await this.list();
    this.people = new Set(bans.flatMap(({ person }) => person ?? []));
    this.ranges = blockList(bans.flatMap(({ range }) => range ?? []));
  }

  async add(whom: string, at: number): Promise<Parsed<Ban>> {
    const isAddress = /[.:]/.test(whom);
    if (isAddress && !isRange(whom))
      return refused(`${whom} is not a range of addresses: write 203.0.113.0/24 or 2001:db8::/32.`);
    if (!isAddress && !/^[\w-]{22}$/.test(whom))
      return refused(`${whom} is neither a person nor a range of addresses.`);
    const ban: Ban = { id: newId(), at, person: isAddress ? null : whom, range: isAddress ? whom : null };
    await this.store.put({ kind: 'ban', key: ban.id, owner: OWNER, value: ban, expiresAt: null });
    await this.refresh();
    return parsed(ban);
  }

  /** By the id of the ban, or by whom it bans. Returns how many were lifted. */
  async lift(whom: string): Promise<number> {
    const meant = (await this.list()).filter(({ id, person, range }) => [id, person, range].includes(whom));
    for (const { id } of meant) await this.store.remove('ban', id);
    await this.refresh();
    return meant.length;
  }

  hasPerson(person: string): boolean {
    return this.people.has(person);
  }

  hasAddress(address: string): boolean {
    return isIn(this.ranges, address);
  }
}
