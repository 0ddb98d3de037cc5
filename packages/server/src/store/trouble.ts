// The errors of a store, by codes that the server can act on.

export type TroubleCode =
  /** The store is lost for this process: closed, its thread died, or the disk failed. */
  | 'closed'
  /** Nothing was stored. A retry may succeed when there is room, or when the other process releases the lock. */
  | 'full'
  | 'read-only'
  | 'busy'
  /** The connection to the database was lost: it is unknown whether the data was stored. The log tells later. */
  | 'lost'
  /** Nothing was stored, and nothing more will be until the operator has checked the disk. */
  | 'io'
  | 'corrupt'
  /** The store could not be opened. */
  | 'cannot-open'
  | 'in-use'
  | 'not-durable'
  | 'not-ours'
  | 'newer-schema'
  /** The caller's request is invalid. */
  | 'misuse'
  | 'unknown-match'
  | 'taken'
  /** An incomplete backup. */
  | 'bad-backup'
  | 'unexpected';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: TroubleCode;

  constructor(code: TroubleCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
