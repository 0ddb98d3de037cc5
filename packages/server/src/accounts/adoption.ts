// A guest signs in: what was the guest's becomes the account's, where the account does not sit at that table already.
import type { Distance } from '../chat/distance.ts';
import { REPORTS_FOR, type Report } from '../chat/reports.ts';
import type { Passes } from '../identity/passes.ts';
import type { Person } from '../identity/people.ts';
import { carryBars } from '../lobby/welcome.ts';
import type { Subscriptions } from '../notices/subscriptions.ts';
import type { Store } from '../store/contract.ts';
import type { Sitter } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { everyMatch, hostedBy, spokenBy } from './traces.ts';

interface AdoptionRooms {
  readonly store: Store;
  readonly tables: Tables;
  readonly subscriptions: Subscriptions;
  readonly distance: Distance;
  readonly passes: Passes;
}

export interface Adopted {
  readonly moved: readonly Sitter[];
  /** Seats at tables where both sit: nobody plays two hands against each other unasked. */
  readonly left: readonly Sitter[];
}

export async function adopt(rooms: AdoptionRooms, guest: Person, account: Person): Promise<Adopted> {
  const { store, tables, subscriptions, distance, passes } = rooms;
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
  await distance.adopt(guest.id, account.id);
  await carryBars(store, await everyMatch(store), guest.id, account.id);
  await adoptComplaints(store, guest.id, account.id);
  // They would open a guest who has nothing any more.
  await passes.revokeAll('return', guest.id);
  return { moved, left: seats.filter(({ match }) => taken.has(match)) };
}

/** Whoever runs the house sees one person, not two. */
async function adoptComplaints(store: Store, guest: string, account: string): Promise<void> {
  for (const row of await store.list('report', REPORTS_FOR, 100_000)) {
    const { by, about, ...rest } = row.value as Report;
    if (by !== guest && about !== guest) continue;
    const moved: Report = { ...rest, by: by === guest ? account : by, about: about === guest ? account : about };
    await store.put({ ...row, value: moved });
  }
}
