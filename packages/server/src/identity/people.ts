// Identifies people. A person is an opaque id with a name; a session or a token proves it. Nobody needs an account.
import type { Store, StoredRecord } from '../store/contract.ts';
import { hashOf, isSecret, newId, newToken } from './secrets.ts';

const DAY = 86_400_000;
/** A session expires after this long without use, and in any case after the maximum age. */
const IDLE = 30 * DAY;
const LONGEST = 180 * DAY;
/** How often a session's last use is stored: a write for every request would be too many. */
const SEEN_EVERY = 3_600_000;
/** Open sessions of one person. One more ends the session with the oldest last use. */
const MOST_SESSIONS = 200;
/** More than a person can have: ended ones stay in the list until they are deleted. */
const LISTED = 10_000;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** The account that this guest adopted, if any. */
  readonly account: string | null;
}

export interface Session {
  /** The hash of its token: it identifies the session but does not open it. */
  readonly id: string;
  readonly person: string;
  readonly kind: 'browser' | 'program';
  readonly createdAt: number;
  readonly seenAt: number;
}

export class People {
  private readonly store: Store;
  private readonly now: () => number;
  /** Called when a session ends, so that its sockets are closed too. */
  private readonly ended: ((session: string) => void)[] = [];

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  onEnd(listener: (session: string) => void): void {
    this.ended.push(listener);
  }

  async newcomer(name: string): Promise<Person> {
    const person: Person = { id: newId(), name, createdAt: this.now(), account: null };
    await this.keep(person);
    return person;
  }

  async person(id: string): Promise<Person | null> {
    return ((await this.store.get('person', id))?.value as Person | undefined) ?? null;
  }

  /** False: the account was deleted in the meantime. */
  rename(person: Person, name: string): Promise<boolean> {
    return this.store.replace(rowOf({ ...person, name }));
  }

  async keep(person: Person): Promise<void> {
    await this.store.put(rowOf(person));
  }

  /** A new session for a person. The token is returned once and stored as a hash. */
  async open(person: string, kind: Session['kind']): Promise<{ readonly token: string; readonly session: Session }> {
    const token = newToken();
    const now = this.now();
    const session: Session = { id: hashOf(token), person, kind, createdAt: now, seenAt: now };
    const unused = (await this.sessions(person)).toSorted((a, b) => b.seenAt - a.seenAt).slice(MOST_SESSIONS - 1);
    for (const { id } of unused) await this.end(id);
    await this.store.put(rowOfSession(session));
    return { token, session };
  }

  async session(token: unknown): Promise<Session | null> {
    if (!isSecret(token)) return null;
    return this.sessionById(hashOf(token));
  }

  async sessionById(id: string): Promise<Session | null> {
    const row = await this.store.get('session', id);
    if (row === null || (row.expiresAt !== null && row.expiresAt <= this.now())) return null;
    const session = row.value as Session;
    if (this.now() - session.seenAt < SEEN_EVERY) return session;
    const seen = { ...session, seenAt: this.now() };
    // False: the session ended in the meantime.
    return (await this.store.replace(rowOfSession(seen))) ? seen : null;
  }

  /** All open sessions. */
  async sessions(person: string): Promise<readonly Session[]> {
    const rows = await this.store.list('session', person, LISTED);
    const now = this.now();
    return rows.filter(({ expiresAt }) => (expiresAt ?? now + 1) > now).map((row) => row.value as Session);
  }

  async end(session: string): Promise<void> {
    await this.store.remove('session', session);
    for (const tell of this.ended) tell(session);
  }

  /** A new token for the same person: after everything that raises the rights of a session. */
  async rotate(session: Session): Promise<{ readonly token: string; readonly session: Session }> {
    const next = await this.open(session.person, session.kind);
    await this.end(session.id);
    return next;
  }
}

const rowOf = (person: Person): StoredRecord => ({
  kind: 'person',
  key: person.id,
  owner: person.account,
  value: person,
  expiresAt: null,
});

const rowOfSession = (session: Session): StoredRecord => ({
  kind: 'session',
  key: session.id,
  owner: session.person,
  value: session,
  expiresAt: Math.min(session.seenAt + IDLE, session.createdAt + LONGEST),
});
