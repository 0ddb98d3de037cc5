// Who is not welcome in this house. Ranges of addresses are kept as they are: all addresses can be tried against a hash in
// seconds, and no hash says which range an address is in. The list is short, and only for whoever runs the house.
import { BlockList, isIP } from 'node:net';
import { type Parsed, parsed, refused } from '@backroom/kit';
import { newId } from '../identity/secrets.ts';
import type { Store } from '../store/contract.ts';

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

  /** Reads them anew: once at the opening, and after every change. */
  async refresh(): Promise<void> {
    const bans = await this.list();
    this.people = new Set(bans.flatMap(({ person }) => person ?? []));
    this.ranges = blockList(bans.flatMap(({ range }) => range ?? []));
  }

  async add(whom: string, at: number): Promise<Parsed<Ban>> {
    const isAddress = /[.:]/.test(whom);
    if (isAddress && !isRange(whom))
      return refused(`${whom} is no range of addresses: write 203.0.113.0/24 or 2001:db8::/32.`);
    if (!isAddress && !/^[\w-]{22}$/.test(whom))
      return refused(`${whom} is neither a person nor a range of addresses.`);
    const ban: Ban = { id: newId(), at, person: isAddress ? null : whom, range: isAddress ? whom : null };
    await this.store.put({ kind: 'ban', key: ban.id, owner: OWNER, value: ban, expiresAt: null });
    await this.refresh();
    return parsed(ban);
  }

  /** By the ban's own id, or by whom it is about. Gives how many were lifted. */
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

export function isRange(text: string): boolean {
  const [address = '', bits, rest] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && rest === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

export function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return list;
}

/** An IPv4 address may come in the clothes of an IPv6 one. */
export function isIn(list: BlockList, address: string): boolean {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(bare);
  return family !== 0 && list.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}
