// Translates the error codes of PostgreSQL and its driver into StoreErrors.
import { StoreError, type TroubleCode } from '../trouble.ts';

/** By the whole code, or by its class: the first two characters. */
const CODES: Readonly<Record<string, TroubleCode>> = {
  '53100': 'full',
  '25006': 'read-only',
  '53': 'busy',
  '55': 'busy',
  '40': 'busy',
  '57014': 'busy',
  '57': 'lost',
  '08': 'lost',
  '28': 'cannot-open',
  '3D': 'cannot-open',
  '42501': 'cannot-open',
  '58': 'io',
  XX001: 'corrupt',
  XX002: 'corrupt',
  CONNECTION_CLOSED: 'lost',
  CONNECTION_DESTROYED: 'lost',
  CONNECTION_ENDED: 'lost',
  CONNECT_TIMEOUT: 'lost',
  ECONNREFUSED: 'lost',
  ECONNRESET: 'lost',
  ENOTFOUND: 'lost',
  EPIPE: 'lost',
};

const MEANING: Partial<Record<TroubleCode, string>> = {
  busy: 'the database is too busy',
  lost: 'the connection to the database was lost',
  'read-only': 'the database may not be written to: is this address a standby server?',
  io: "the database's disk failed",
  corrupt: 'the database is damaged',
  full: "there is no room left on the database's disk: make some",
  'cannot-open': 'the database could not be opened: check its name, the user, the password and the rights',
};

/** The address of a database holds a password, so no message repeats it. */
export function troubleOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const given = error instanceof Error && 'code' in error ? String(error.code) : '';
  const code = CODES[given] ?? CODES[given.slice(0, 2)] ?? 'unexpected';
  const meaning = MEANING[code];
  return new StoreError(code, `${meaning === undefined ? '' : `${meaning}. `}PostgreSQL says: ${said} (${given})`, {
    cause: error,
  });
}

export const isLost = (error: unknown): boolean => error instanceof StoreError && error.code === 'lost';
