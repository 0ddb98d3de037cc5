// Things that are good for one use: invitations to a seat, links that carry a person to another device, tickets for a socket.
import type { Seat } from '@backroom/kit';
import type { Store } from '../store/contract.ts';
import { hashOf, isSecret, newSecret } from './secrets.ts';

const DAY = 86_400_000;

const LASTS = { invitation: 60 * DAY, return: 7 * DAY, ticket: 30_000 } as const;
type Kind = keyof typeof LASTS;

/** `seat`: the one that is meant, or null: any that is free. */
interface Invitation {
  readonly match: string;
  readonly seat: Seat | null;
}

interface Return {
  readonly person: string;
}

/** Bound to a session, a match and a seat (null: to watch; `open`: all hands, later). */
export interface Ticket {
  readonly session: string;
  readonly person: string;
  readonly open: boolean;
  readonly match: string;
  readonly seat: Seat | null;
}

interface Holds {
  readonly invitation: Invitation;
  readonly return: Return;
  readonly ticket: Ticket;
}

export class Passes {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Gives the secret, this once. `owner`: whose passes can be listed and revoked together. */
  async issue<K extends Kind>(kind: K, owner: string, value: Holds[K]): Promise<string> {
    const secret = newSecret();
    await this.store.put({ kind, key: hashOf(secret), owner, value, expiresAt: this.now() + LASTS[kind] });
    return secret;
  }

  /** Looks without using it up. */
  async look<K extends Kind>(kind: K, secret: unknown): Promise<Holds[K] | null> {
    return isSecret(secret) ? this.valid<K>(await this.store.get(kind, hashOf(secret))) : null;
  }

  async use<K extends Kind>(kind: K, secret: unknown): Promise<Holds[K] | null> {
    return isSecret(secret) ? this.valid<K>(await this.store.take(kind, hashOf(secret))) : null;
  }

  async revokeAll(kind: Kind, owner: string): Promise<number> {
    return this.store.removeOwned(kind, owner);
  }

  private valid<K extends Kind>(row: Awaited<ReturnType<Store['get']>>): Holds[K] | null {
    if (row === null || (row.expiresAt !== null && row.expiresAt <= this.now())) return null;
    return row.value as Holds[K];
  }
}
