// Tokens nobody can guess. They are given out once and kept only as hashes: a copied database opens no door.
import { createHash, randomBytes } from 'node:crypto';
import { Seeded } from '@backroom/kit';

/** 256 bits, for what opens a session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 128 bits, for links and names of things: short enough to be typed if need be. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** Names of matches and people: public, and still beyond guessing. */
export const newId = (): string => newSecret();

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** What any of the above looks like: anything else is not even looked up. */
export const isSecret = (x: unknown): x is string => typeof x === 'string' && /^[\w-]{22}$|^[\w-]{43}$/.test(x);

/** Chance that nobody outside can follow: for what is dealt anew. */
export const newSeed = (): Seeded => new Seeded(newToken());
