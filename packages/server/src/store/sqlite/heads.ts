// A cache of the ends of active logs. Only the database thread writes, so it need not query them for every line.
// Cleared after a rollback.

export interface Head {
  /** The match's number in the database. */
  readonly no: number;
  /** The seq of its last line; 0: it has none. */
  seq: number;
}

/** More than are played at a time. Beyond that the cache is cleared. */
const MOST = 10_000;

export class Heads {
  private readonly byMatch = new Map<string, Head>();

  of(match: string): Head | undefined {
    return this.byMatch.get(match);
  }

  learn(match: string, head: Head): Head {
    if (this.byMatch.size >= MOST) this.byMatch.clear();
    this.byMatch.set(match, head);
    return head;
  }

  forget(): void {
    this.byMatch.clear();
  }
}
