// Where the logs end that are written to now: the thread that owns the database is the only one that writes, so it need not
// ask for this before every line. After a rollback nothing of it holds.

export interface Head {
  /** The match's number in the database. */
  readonly no: number;
  /** The seq of its last line; 0: it has none. */
  seq: number;
}

/** More than are played at a time. Beyond that it begins anew. */
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
