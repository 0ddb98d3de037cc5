// Deletes an account and everything that names its owner. Match logs stay: they hold no names, and others played in
// them.
import type { Command } from '@backroom/match';
import type { Distance } from '../chat/distance.ts';
import type { Report } from '../chat/reports.ts';
import type { Passes } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import type { Subscriptions } from '../notifications/subscriptions.ts';
import type { Store } from '../store/contract.ts';
import { changePage } from '../store/pages.ts';
import { goneFrom, submitAsServer } from '../tables/seat-changes.ts';
import type { Tables } from '../tables/tables.ts';
import { forEachRow, hostedBy, rowsOf, spokenBy } from './traces.ts';

export interface DeletionDependencies {
  readonly store: Store;
  readonly people: People;
  readonly passes: Passes;
  readonly tables: Tables;
  readonly distance: Distance;
  readonly subscriptions: Subscriptions;
}

/** Twice: the second pass finds what concurrent requests left behind. From then on the id is unknown. */
export async function forget(dependencies: DeletionDependencies, person: string): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await leaveAll(dependencies, person);
    await forgetTraces(dependencies, person);
  }
}

/** For a person who has no seat any more. */
export async function forgetTraces(
  { store, people, passes, distance }: Omit<DeletionDependencies, 'tables' | 'subscriptions'>,
  person: string,
): Promise<void> {
  await forEachRow(spokenBy(store, person), ({ row }) => store.remove('chat', row.key));
  await forEachRow(hostedBy(store, person), ({ id }) => store.amend(id, { title: '', host: '' }));
  // Also for seats that they lost before: the address of a device must not stay.
  await forEachRow(rowsOf(store, 'notice.person', person), ({ key }) => store.remove('notice', key));
  await forEachRow(rowsOf(store, 'barred.person', person), ({ key }) => store.remove('barred', key));
  for (const { id } of await distance.list(person)) await distance.forget(person, id);
  await forgetComplaints(store, person);
  await passes.revokeAll('return', person);
  await store.removeOwned('passkey', person);
  await store.remove('person', person);
  // End sessions last: if an earlier step fails, the person can still ask again.
  for (const { id } of await people.sessions(person)) {
    await passes.revokeAll('ticket', id);
    await people.end(id);
  }
}

/** A match against bots alone ends: otherwise stand-ins would play all matches of this person at once, and for nobody. */
const END: Command = { do: 'end', why: 'house' };

async function leaveAll({ store, tables, subscriptions }: DeletionDependencies, person: string): Promise<void> {
  for await (const page of tables.seating.pagesOf(person)) {
    for (const { match, seat } of page) {
      // A match that is over needs no leaving, so do not load it.
      if ((await store.match(match))?.status === 'over') continue;
      await tables.briefly(match, async (table) => {
        const { phase, chairs } = table.match;
        if (phase === 'over') return;
        const sitters = await tables.seating.all(match, chairs.length);
        const isAlone = phase === 'playing' && sitters.every((one) => one === null || one.person === person);
        await submitAsServer(table, isAlone ? END : goneFrom(table, seat));
      });
    }
    await changePage(page, ({ match, seat }) =>
      Promise.all([subscriptions.removeAll(match, seat), tables.seating.free(match, seat)]),
    );
    for (const { match } of page) await tables.showNames(match);
  }
}

/**
 * Reports by this person stay without their id and text. Reports about them stay ninety days, without their lines and
 * name.
 */
async function forgetComplaints(store: Store, person: string): Promise<void> {
  await forEachRow(rowsOf(store, 'report.by', person), (row) =>
    store.put({ ...row, value: { ...(row.value as Report), by: '', text: null } }),
  );
  await forEachRow(rowsOf(store, 'report.about', person), (row) =>
    store.put({ ...row, value: { ...(row.value as Report), name: '', lines: [] } }),
  );
}
