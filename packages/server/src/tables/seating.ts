// Who sits where. Names and persons are kept beside the log, never in it: they can be forgotten, and replays still verify.
import type { Seat } from '@backroom/kit';
import type { Store } from '../store/contract.ts';

export interface Sitter {
  readonly match: string;
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
}

const keyOf = (match: string, seat: Seat): string => `${match}:${seat}`;

export class Seating {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** The first to ask gets it. */
  claim(sitter: Sitter): Promise<boolean> {
    return this.store.claim(rowOf(sitter));
  }

  keep(sitter: Sitter): Promise<void> {
    return this.store.put(rowOf(sitter));
  }

  free(match: string, seat: Seat): Promise<void> {
    return this.store.remove('chair', keyOf(match, seat));
  }

  async at(match: string, seat: Seat): Promise<Sitter | null> {
    return ((await this.store.get('chair', keyOf(match, seat)))?.value as Sitter | undefined) ?? null;
  }

  all(match: string, seats: number): Promise<(Sitter | null)[]> {
    return Promise.all(Array.from({ length: seats }, (_, seat) => this.at(match, seat)));
  }

  /** Every seat that a person holds, in any match. */
  async of(person: string): Promise<readonly Sitter[]> {
    return (await this.store.list('chair', person, 500)).map((row) => row.value as Sitter);
  }

  /** Which seat of a match a person holds; the first, if several. */
  async seatOf(match: string, person: string): Promise<Seat | null> {
    const held = (await this.of(person)).filter((sitter) => sitter.match === match).map(({ seat }) => seat);
    return held.length === 0 ? null : Math.min(...held);
  }
}

const rowOf = (sitter: Sitter) => ({
  kind: 'chair',
  key: keyOf(sitter.match, sitter.seat),
  owner: sitter.person,
  value: sitter,
  expiresAt: null,
});
