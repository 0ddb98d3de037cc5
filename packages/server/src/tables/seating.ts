// Who sits where. Persons and names are stored beside the log, never in it: they can be deleted, and replays still
// verify.
import type { Seat } from '@backroom/kit';
import type { Store, StoredRecord } from '../store/contract.ts';
import { PAGE, pages } from '../store/pages.ts';

export interface SeatHolder {
  readonly match: string;
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
}

/** No game has more. */
const SEATS = 8;

const keyOf = (match: string, seat: Seat): string => `${match}:${seat}`;

export class Seating {
  private readonly store: Store;
  private readonly listeners: ((match: string) => Promise<void>)[] = [];

  constructor(store: Store) {
    this.store = store;
  }

  /**
   * Called after a seat of the match was taken, freed or given to another person. The change waits for the listener.
   */
  onChange(listener: (match: string) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** The first claim wins. */
  async claim(sitter: SeatHolder): Promise<boolean> {
    const isFirst = await this.store.claim(rowOf(sitter));
    if (isFirst) await this.changed(sitter.match);
    return isFirst;
  }

  /** False: they have lost the seat in the meantime. */
  async rename(sitter: SeatHolder, name: string): Promise<boolean> {
    const isTheirs = await this.store.replace(rowOf({ ...sitter, name }));
    if (isTheirs) await this.changed(sitter.match);
    return isTheirs;
  }

  /** From one person to another. False: the first has lost the seat in the meantime. */
  async give({ match, seat, person }: SeatHolder, to: Pick<SeatHolder, 'person' | 'name'>): Promise<boolean> {
    const row = await this.store.take('chair', keyOf(match, seat));
    if (row === null) return false;
    const isTheirs = row.owner === person;
    await this.store.claim(isTheirs ? rowOf({ match, seat, ...to }) : row);
    await this.changed(match);
    return isTheirs;
  }

  /** Does this person exist? A person who is being deleted must not sit down. */
  async isKnown(person: string): Promise<boolean> {
    return (await this.store.get('person', person)) !== null;
  }

  async free(match: string, seat: Seat): Promise<void> {
    await this.store.remove('chair', keyOf(match, seat));
    await this.changed(match);
  }

  private async changed(match: string): Promise<void> {
    for (const tell of this.listeners) await tell(match);
  }

  async at(match: string, seat: Seat): Promise<SeatHolder | null> {
    return ((await this.store.get('chair', keyOf(match, seat)))?.value as SeatHolder | undefined) ?? null;
  }

  all(match: string, seats: number): Promise<(SeatHolder | null)[]> {
    return Promise.all(Array.from({ length: seats }, (_, seat) => this.at(match, seat)));
  }

  /** Every seat that a person holds, in any match, page by page. */
  async *pagesOf(person: string): AsyncGenerator<readonly SeatHolder[]> {
    for await (const page of pages((last?: StoredRecord) => this.store.list('chair', person, PAGE, last?.key)))
      yield page.map(({ value }) => value as SeatHolder);
  }

  /** The seats of a person in one match, the lowest first: one index lookup, regardless of their other seats. */
  async heldAt(match: string, person: string): Promise<readonly Seat[]> {
    const rows = await this.store.list('chair', person, SEATS, `${match}:`);
    return rows
      .map(({ value }) => value as SeatHolder)
      .filter((sitter) => sitter.match === match)
      .map(({ seat }) => seat);
  }

  /** The seat that a person has in a match; the first, if several. */
  async seatOf(match: string, person: string): Promise<Seat | null> {
    return (await this.heldAt(match, person))[0] ?? null;
  }
}

const rowOf = (sitter: SeatHolder) => ({
  kind: 'chair',
  key: keyOf(sitter.match, sitter.seat),
  owner: sitter.person,
  value: sitter,
  expiresAt: null,
});
