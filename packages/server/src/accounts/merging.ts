// A guest signs in: the account takes over what the guest has, except seats at tables where the account already sits.
import type { Distance } from '../chat/distance.ts';
import type { Report } from '../chat/reports.ts';
import type { Passes } from '../identity/passes.ts';
import type { Person } from '../identity/people.ts';
import { type Barred, bar } from '../lobby/welcome.ts';
import type { Subscriptions } from '../notifications/subscriptions.ts';
import type { Store } from '../store/contract.ts';
import type { SeatHolder } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { forEachRow, hostedBy, rowsOf, spokenBy } from './traces.ts';

interface MergeDependencies {
  readonly store: Store;
  readonly tables: Tables;
  readonly subscriptions: Subscriptions;
  readonly distance: Distance;
  readonly passes: Passes;
}

export interface Adopted {
  readonly moved: readonly SeatHolder[];
  /** Seats at tables where both sit: nobody plays two hands against each other by accident. */
  readonly left: readonly SeatHolder[];
}

export async function adopt(dependencies: MergeDependencies, guest: Person, account: Person): Promise<Adopted> {
  const { store, tables, subscriptions, distance, passes } = dependencies;
  const { seating } = tables;
  const moved: SeatHolder[] = [];
  const left: SeatHolder[] = [];
  for await (const page of seating.pagesOf(guest.id)) {
    for (const sitter of page) ((await seating.seatOf(sitter.match, account.id)) === null ? moved : left).push(sitter);
  }
  for (const sitter of moved) {
    if (!(await seating.give(sitter, { person: account.id, name: account.name }))) continue;
    for (const one of await subscriptions.of(sitter.match, sitter.seat))
      await subscriptions.keep({ ...one, person: account.id });
    await tables.showNames(sitter.match);
  }
  await forEachRow(hostedBy(store, guest.id), ({ id }) => store.amend(id, { host: account.id }));
  await forEachRow(spokenBy(store, guest.id), ({ row, line }) =>
    store.put({ ...row, value: { ...line, person: account.id } }),
  );
  await distance.adopt(guest.id, account.id);
  await carryBars(store, guest.id, account.id);
  await adoptComplaints(store, guest.id, account.id);
  // These links would sign in a guest who has nothing any more.
  await passes.revokeAll('return', guest.id);
  return { moved, left };
}

/** The operator sees one person, not two. */
async function adoptComplaints(store: Store, guest: string, account: string): Promise<void> {
  for (const field of ['by', 'about'] as const)
    await forEachRow(rowsOf(store, `report.${field}`, guest), (row) =>
      store.put({ ...row, value: { ...(row.value as Report), [field]: account } }),
    );
}

/** A guest who was removed stays removed after signing in. */
const carryBars = (store: Store, guest: string, account: string): Promise<void> =>
  forEachRow(rowsOf(store, 'barred.person', guest), ({ owner, value }) =>
    bar({ store }, owner ?? '', { ...(value as Barred), person: account }),
  );
