// The challenge that an authenticator must sign: random, for one use and one purpose, with a short life.
import { hashOf, newToken } from '../identity/secrets.ts';
import type { Store } from '../store/contract.ts';

const LASTS = 5 * 60_000;

/** `person`: who asked to register; null: somebody who wants to sign in. */
export interface Purpose {
  readonly what: 'register' | 'login';
  readonly person: string | null;
  readonly party: string;
}

export class Challenges {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async pose(purpose: Purpose): Promise<string> {
    const challenge = newToken();
    const expiresAt = this.now() + LASTS;
    await this.store.put({ kind: 'challenge', key: hashOf(challenge), owner: null, value: purpose, expiresAt });
    return challenge;
  }

  /** Spent in both cases, right or wrong. */
  async meets(challenge: string, { what, person, party }: Purpose): Promise<boolean> {
    const row = await this.store.take('challenge', hashOf(challenge));
    if (row === null || (row.expiresAt ?? 0) <= this.now()) return false;
    const posed = row.value as Purpose;
    return posed.what === what && posed.person === person && posed.party === party;
  }
}
