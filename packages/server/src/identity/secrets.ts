// Random tokens. They are handed out once and stored only as hashes: a copied database gives no access.
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, for sessions. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 128 bits, for links and ids: short enough to be typed. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** Ids of matches and people: public, but not guessable. */
export const newId = (): string => newSecret();

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The form of all of the above: anything else is not looked up. */
export const isSecret = (x: unknown): x is string => typeof x === 'string' && /^[\w-]{22}$|^[\w-]{43}$/.test(x);
