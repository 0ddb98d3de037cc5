// Mutes (not to hear a person) and blocks (not to meet them). Stored twice, under each of the two people, so that a chat
// line needs one query for any number of listeners.
import type { DISTANCES } from '@backroom/protocol/contract';
import { hashOf } from '../identity/secrets.ts';
import type { Store } from '../store/contract.ts';

export type DistanceWish = (typeof DISTANCES)[number];

interface Kept {
  readonly from: string;
  readonly to: string;
  /** The other person's name at that time. */
  readonly name: string;
  readonly wish: DistanceWish;
}

export interface Avoided extends Pick<Kept, 'name' | 'wish'> {
  readonly id: string;
}

/** The most mutes and blocks of one person: nobody needs more, and nobody may fill the server with them. */
const MOST = 500;
const MOST_BY_OTHERS = 10_000;

/** An id for a mute or block that does not reveal the person's id. */
const keyOf = (from: string, to: string): string => hashOf(`${from} avoids ${to}`).slice(0, 22);

export class Distance {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Null if the person has reached the limit. */
  async keep(from: string, to: string, name: string, wish: DistanceWish): Promise<Avoided | null> {
    const id = keyOf(from, to);
    const others = (await this.store.list('avoids', from, MOST)).filter(({ key }) => key !== id);
    if (others.length >= MOST) return null;
    const value: Kept = { from, to, name, wish };
    await this.store.put({ kind: 'avoids', key: id, owner: from, value, expiresAt: null });
    await this.store.put({ kind: 'avoided', key: id, owner: to, value, expiresAt: null });
    return { id, name, wish };
  }

  async forget(from: string, id: string): Promise<boolean> {
    const kept = (await this.store.get('avoids', id))?.value as Kept | undefined;
    if (kept?.from !== from) return false;
    await this.store.remove('avoided', id);
    await this.store.remove('avoids', id);
    return true;
  }

  async list(from: string): Promise<readonly Avoided[]> {
    const rows = await this.store.list('avoids', from, MOST);
    return rows.map(({ key, value }) => ({ id: key, name: (value as Kept).name, wish: (value as Kept).wish }));
  }

  /** A guest becomes an account: blocks by and against the guest carry over. Otherwise signing in would undo a block. */
  async adopt(guest: string, account: string): Promise<void> {
    const wishes = [
      ...(await this.store.list('avoids', guest, MOST)),
      ...(await this.store.list('avoided', guest, MOST_BY_OTHERS)),
    ].map(({ value }) => value as Kept);
    for (const { from, to, name, wish } of wishes) {
      await this.forget(from, keyOf(from, to));
      const [by, whom] = [from === guest ? account : from, to === guest ? account : to];
      // Nobody blocks themselves, and a mute does not replace a block.
      if (by !== whom && !(await this.isBlocked(by, whom))) await this.keep(by, whom, name, wish);
    }
  }

  /** Who does not hear this person. */
  async deafTo(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.list('avoided', person, MOST_BY_OTHERS);
    return new Set(rows.map(({ value }) => (value as Kept).from));
  }

  /** Whom this person does not hear. */
  async unheardBy(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.list('avoids', person, MOST);
    return new Set(rows.map(({ value }) => (value as Kept).to));
  }

  async isBlocked(by: string, person: string): Promise<boolean> {
    const kept = (await this.store.get('avoids', keyOf(by, person)))?.value as Kept | undefined;
    return kept?.wish === 'block';
  }
}
