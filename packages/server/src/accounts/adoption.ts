// A guest signs in: what was the guest's becomes the account's, where the account does not sit at that table already.
import type { Person } from '../identity/people.ts';
import type { Subscriptions } from '../notices/subscriptions.ts';
import type { Store } from '../store/contract.ts';
import type { Sitter } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { hostedBy, spokenBy } from './traces.ts';

interface AdoptionRooms {
  readonly store: Store;
  readonly tables: Tables;
  readonly subscriptions: Subscriptions;
}

export interface Adopted {
  readonly moved: readonly Sitter[];
  /** Seats at tables where both sit: nobody plays two hands against each other unasked. */
  readonly left: readonly Sitter[];
}

export async function adopt(
  { store, tables, subscriptions }: AdoptionRooms,
  guest: Person,
  account: Person,
): Promise<Adopted> {
  const { seating } = tables;
  const taken = new Set((await seating.of(account.id)).map(({ match }) => match));
  const seats = await seating.of(guest.id);
  const moved = seats.filter(({ match }) => !taken.has(match));
  for (const sitter of moved) {
    await seating.keep({ ...sitter, person: account.id, name: account.name });
    for (const one of await subscriptions.of(sitter.match, sitter.seat))
      await subscriptions.keep({ ...one, person: account.id });
    const table = await tables.at(sitter.match);
    if (table === null) continue;
    table.names[sitter.seat] = account.name;
    table.tellPresence();
  }
  for (const { id } of await hostedBy(store, guest.id)) await store.amend(id, { host: account.id });
  for (const { row, line } of await spokenBy(store, guest.id))
    await store.put({ ...row, value: { ...line, person: account.id } });
  return { moved, left: seats.filter(({ match }) => taken.has(match)) };
}
