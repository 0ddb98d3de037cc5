// Translates SQLite's result codes into StoreErrors.
import { StoreError, type TroubleCode } from '../trouble.ts';

const PRIMARY: Readonly<Record<number, TroubleCode>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'io',
  11: 'corrupt',
  13: 'full',
  14: 'cannot-open',
  26: 'corrupt',
};

const MEANING: Partial<Record<TroubleCode, string>> = {
  busy: 'another process is using the database',
  'read-only': 'the database may not be written to: check the owner and the permissions of the file and of its folder',
  io: 'the disk failed: check it, then start again',
  corrupt: 'the file is damaged: put a backup in its place',
  full: 'there is no room left on the disk: make some',
  'cannot-open': 'the database could not be opened: check the path, the owner and the permissions',
};

/** The low byte of the extended code is the primary code. */
export function troubleOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const number = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
  const code = PRIMARY[number & 0xff] ?? 'unexpected';
  const meaning = MEANING[code];
  return new StoreError(code, `${meaning === undefined ? '' : `${meaning}. `}SQLite says: ${said} (${number})`, {
    cause: error,
  });
}

/** After these the state of the disk is unknown, so nothing more is written: a failed sync is not retried. */
export const isFatal = (code: TroubleCode): boolean => code === 'io' || code === 'corrupt';
