// What may go wrong with a store, by a name that the rest of the server can act on.

export type TroubleCode =
  /** The store is gone for this process: it was closed, its thread died, or the disk failed under it. */
  | 'closed'
  /** Nothing was kept; it may work again when there is room, or when the other lets go. */
  | 'full'
  | 'read-only'
  | 'busy'
  /** Nothing was kept, and nothing more will be until somebody has looked at the disk. */
  | 'io'
  | 'corrupt'
  /** The store could not be opened. */
  | 'cannot-open'
  | 'in-use'
  | 'old-sqlite'
  | 'not-durable'
  | 'not-ours'
  | 'newer-schema'
  /** The caller asked for something that cannot be. */
  | 'misuse'
  | 'unknown-match'
  | 'taken'
  /** A backup that is not whole. */
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
