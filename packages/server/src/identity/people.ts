// Who is asking. A person is an opaque id with a name; a session or a token proves it. Nobody needs an account.
import type { Store } from '../store/contract.ts';
import { hashOf, isSecret, newId, newToken } from './secrets.ts';

const DAY = 86_400_000;
/** A session ends after so long without use, and in any case after the longest time. */
const IDLE = 30 * DAY;
const LONGEST = 180 * DAY;
/** How often use is written down: a row for every request would be too many. */
const SEEN_EVERY = 3_600_000;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** The account that this guest adopted, if any. */
  readonly account: string | null;
}

export interface Session {
  /** The hash of its token: names the session, opens nothing. */
  readonly id: string;
  readonly person: string;
  readonly kind: 'browser' | 'program';
  readonly createdAt: number;
  readonly seenAt: number;
}

export class People {
  private readonly store: Store;
  private readonly now: () => number;
  /** Told when a session ends, so that its sockets end as well. */
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

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name };
    await this.keep(renamed);
    return renamed;
  }

  async keep(person: Person): Promise<void> {
    await this.store.put({ kind: 'person', key: person.id, owner: person.account, value: person, expiresAt: null });
  }

  /** A new session for somebody; the token is told once and kept as a hash. */
  async open(person: string, kind: Session['kind']): Promise<{ readonly token: string; readonly session: Session }> {
    const token = newToken();
    const now = this.now();
    const session: Session = { id: hashOf(token), person, kind, createdAt: now, seenAt: now };
    await this.write(session);
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
    await this.write(seen);
    return seen;
  }

  async sessions(person: string): Promise<readonly Session[]> {
    return (await this.store.list('session', person, 100)).map((row) => row.value as Session);
  }

  async end(session: string): Promise<void> {
    await this.store.remove('session', session);
    for (const tell of this.ended) tell(session);
  }

  /** The same person under a new token: after anything that raises what a session may do. */
  async rotate(session: Session): Promise<{ readonly token: string; readonly session: Session }> {
    const next = await this.open(session.person, session.kind);
    await this.end(session.id);
    return next;
  }

  private async write(session: Session): Promise<void> {
    await this.store.put({
      kind: 'session',
      key: session.id,
      owner: session.person,
      value: session,
      expiresAt: Math.min(session.seenAt + IDLE, session.createdAt + LONGEST),
    });
  }
}
