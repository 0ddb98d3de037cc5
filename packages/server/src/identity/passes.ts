// Secrets with a purpose. For one use: invitations to a seat, links to another device, tickets for a socket. Until they
// are withdrawn: links for spectators.
import type { Seat } from '@backroom/kit';
import type { Store } from '../store/contract.ts';
import { hashOf, isSecret, newSecret } from './secrets.ts';

const DAY = 86_400_000;

const LASTS = { invitation: 60 * DAY, spectator: 60 * DAY, return: 7 * DAY, ticket: 30_000 } as const;
type Kind = keyof typeof LASTS;

/** `seat`: the seat of the invitation; null: any free one. `issuedAt`: earlier versions did not store it. */
interface Invitation {
  readonly match: string;
  readonly seat: Seat | null;
  readonly issuedAt?: number;
}

/** `by`: who made it, `host` or a player's mark. */
export interface SpectatorLink {
  readonly match: string;
  readonly by: string;
}

interface Return {
  readonly person: string;
}

/**
 * Bound to a session, a match and a seat (null: watch; `open`: all hands, delayed; `link`: the hash of the link they
 * used).
 */
export interface Ticket {
  readonly session: string;
  readonly person: string;
  readonly open: boolean;
  readonly match: string;
  readonly seat: Seat | null;
  readonly link?: string | null;
}

interface Holds {
  readonly invitation: Invitation;
  readonly spectator: SpectatorLink;
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

  /** Returns the secret; it is not stored. `owner`: whose passes can be listed and revoked together. */
  async issue<K extends Kind>(kind: K, owner: string, value: Holds[K]): Promise<string> {
    const secret = newSecret();
    await this.store.put({ kind, key: hashOf(secret), owner, value, expiresAt: this.now() + LASTS[kind] });
    return secret;
  }

  /** Reads it without using it up. */
  async look<K extends Kind>(kind: K, secret: unknown): Promise<Holds[K] | null> {
    return isSecret(secret) ? this.valid<K>(await this.store.get(kind, hashOf(secret))) : null;
  }

  async use<K extends Kind>(kind: K, secret: unknown): Promise<Holds[K] | null> {
    return isSecret(secret) ? this.valid<K>(await this.store.take(kind, hashOf(secret))) : null;
  }

  /**
   * Uses it up, then runs the work. Nobody else can use it in the meantime, on any node. If the work fails, it is
   * restored. Null: it is not valid, or somebody else used it first.
   */
  async spend<T>(kind: Kind, secret: unknown, work: () => Promise<T>): Promise<T | null> {
    const row = isSecret(secret) ? await this.store.take(kind, hashOf(secret)) : null;
    if (row === null || this.valid(row) === null) return null;
    try {
      return await work();
    } catch (error) {
      await this.store.put(row);
      throw error;
    }
  }

  async revokeAll(kind: Kind, owner: string): Promise<number> {
    return this.store.removeOwned(kind, owner);
  }

  private valid<K extends Kind>(row: Awaited<ReturnType<Store['get']>>): Holds[K] | null {
    if (row === null || (row.expiresAt !== null && row.expiresAt <= this.now())) return null;
    return row.value as Holds[K];
  }
}
