// Somebody wants to be forgotten: everything that names him goes. The logs stay, for they hold no names and others played too.
import type { Distance } from '../chat/distance.ts';
import { REPORTS_FOR, type Report } from '../chat/reports.ts';
import type { Passes } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import type { Subscriptions } from '../notices/subscriptions.ts';
import type { Store } from '../store/contract.ts';
import { houseDoes } from '../tables/sitting.ts';
import type { Tables } from '../tables/tables.ts';
import { hostedBy, spokenBy } from './traces.ts';

export interface FarewellRooms {
  readonly store: Store;
  readonly people: People;
  readonly passes: Passes;
  readonly tables: Tables;
  readonly distance: Distance;
  readonly subscriptions: Subscriptions;
}

export async function forget(rooms: FarewellRooms, person: string): Promise<void> {
  const { store, people, passes, distance } = rooms;
  await leaveAll(rooms, person);
  for (const { row } of await spokenBy(store, person)) await store.remove('chat', row.key);
  for (const { id } of await hostedBy(store, person)) await store.amend(id, { title: '', host: '' });
  for (const { id } of await distance.list(person)) await distance.forget(person, id);
  await forgetComplaints(store, person);
  await passes.revokeAll('return', person);
  await store.removeOwned('passkey', person);
  await store.remove('person', person);
  // Last of all: until here he could ask again, should anything fail.
  for (const { id } of await people.sessions(person)) await people.end(id);
}

async function leaveAll({ tables, subscriptions }: FarewellRooms, person: string): Promise<void> {
  for (const { match, seat } of await tables.seating.of(person)) {
    const table = await tables.at(match);
    if (table !== null && table.match.phase !== 'over')
      await houseDoes(
        table,
        table.match.phase === 'gathering' ? { do: 'rise', seat } : { do: 'leave', seat, why: 'removed' },
      );
    await subscriptions.removeAll(match, seat);
    await tables.seating.free(match, seat);
    if (table === null) continue;
    table.names[seat] = '';
    table.tellPresence();
  }
}

/** What he complained about stays without him; complaints about him stay their ninety days, without his words and name. */
async function forgetComplaints(store: Store, person: string): Promise<void> {
  for (const row of await store.list('report', REPORTS_FOR, 100_000)) {
    const report = row.value as Report;
    if (report.by === person) await store.put({ ...row, value: { ...report, by: '', text: null } });
    if (report.about === person) await store.put({ ...row, value: { ...report, name: '', lines: [] } });
  }
}
