// Exports everything the server knows about a person as JSON, in small pieces, written while it is read: a long history
// needs no memory, and a slow reader delays nobody else.
import type { Distance } from '../chat/distance.ts';
import type { People, Person } from '../identity/people.ts';
import { type Subscription, targetId } from '../notifications/subscriptions.ts';
import type { Store } from '../store/contract.ts';
import type { Seating } from '../tables/seating.ts';
import type { StoredPasskey } from './passkeys.ts';
import { hostedBy, rowsOf, spokenBy } from './traces.ts';

export interface PersonalDataDependencies {
  readonly store: Store;
  readonly people: People;
  readonly seating: Seating;
  readonly distance: Distance;
}

export async function* personalData(dependencies: PersonalDataDependencies, person: Person): AsyncGenerator<string> {
  const { store, people, seating, distance } = dependencies;
  const sessions = await people.sessions(person.id);
  const passkeys = (await store.list('passkey', person.id, 100)).map(({ value }) => value as StoredPasskey);
  const whole = {
    person,
    sessions: sessions.map(({ kind, createdAt, seenAt }) => ({ kind, createdAt, seenAt })),
    passkeys: passkeys.map(({ id, party, createdAt, usedAt }) => ({ id, party, createdAt, usedAt })),
    avoided: await distance.list(person.id),
  };
  yield JSON.stringify(whole).slice(0, -1);
  yield* list('seats', seating.pagesOf(person.id), ({ match, seat, name }) => ({ match, seat, name }));
  yield* list('tables', hostedBy(store, person.id), ({ id, title, createdAt }) => ({ match: id, title, createdAt }));
  yield* list('said', spokenBy(store, person.id), ({ match, line: { at, seat, phrase, text } }) => {
    return { match, at, seat, phrase, text };
  });
  yield* list('notices', rowsOf(store, 'notice.person', person.id), ({ value }) => {
    const { match, seat, target, language, quiet, createdAt } = value as Subscription;
    return { match, seat, kind: target.kind, id: targetId(target), to: target.to, language, quiet, createdAt };
  });
  yield '}';
}

/** A field of the object above, with one page of its rows per piece. */
async function* list<T>(
  name: string,
  rows: AsyncGenerator<readonly T[]>,
  shown: (row: T) => object,
): AsyncGenerator<string> {
  let before = `,"${name}":[`;
  for await (const page of rows) {
    yield before + page.map((row) => JSON.stringify(shown(row))).join();
    before = ',';
  }
  yield before === ',' ? ']' : `${before}]`;
}
