// Matches kept in the browser. They are the player's: nothing here is ever sent anywhere.
import type { Seat } from '@backroom/kit';
import type { Entry } from '@backroom/match';

export interface Shelved {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly secret: string;
  /** Seats of people in front of this device. */
  readonly here: readonly Seat[];
  readonly openedAt: number;
  readonly over: boolean;
}

const NAME = 'backroom';
const VERSION = 1;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('matches', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['match', 'entry.seq'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opened: Promise<IDBDatabase> | null = null;

async function during<T>(
  mode: IDBTransactionMode,
  work: (matches: IDBObjectStore, entries: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> {
  opened ??= open();
  const database = await opened;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['matches', 'entries'], mode, { durability: 'strict' });
    const request = work(transaction.objectStore('matches'), transaction.objectStore('entries'));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const rangeOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);

/** The match went on elsewhere, or was taken off the shelf: what was to be written belongs to no match any more. */
export class Displaced extends Error {}

/** A new match. */
export async function shelve(match: Shelved, entries: readonly Entry[]): Promise<void> {
  await during('readwrite', (matches, kept) => {
    matches.add(match);
    for (const entry of entries) kept.add({ match: match.id, entry });
    return null;
  });
}

/**
 * What happened since `last`. Of two that write the same line of a match one is refused, and whoever goes on from a line that
 * is not the one on the shelf is too: no tab can write over another's match, or mix its own into it.
 */
export async function writeOn(match: Shelved, last: Entry, entries: readonly Entry[]): Promise<void> {
  try {
    await during('readwrite', (matches, kept) => {
      const row = kept.get([match.id, last.seq]);
      row.onsuccess = () => {
        if (JSON.stringify(row.result?.entry) !== JSON.stringify(last)) row.transaction?.abort();
      };
      matches.put(match);
      for (const entry of entries) kept.add({ match: match.id, entry });
      return null;
    });
  } catch (error) {
    // Aborted by ourselves there is no error.
    if (error === null || (error as DOMException).name === 'ConstraintError') throw new Displaced();
    throw error;
  }
}

export async function takeDown(id: string): Promise<{ match: Shelved; entries: Entry[] } | null> {
  const match = await during<Shelved | undefined>('readonly', (matches) => matches.get(id));
  if (match === undefined) return null;
  const rows = await during<{ entry: Entry }[]>('readonly', (_, kept) => kept.getAll(rangeOf(id)));
  return { match, entries: (rows ?? []).map(({ entry }) => entry) };
}

export async function allShelved(): Promise<readonly Shelved[]> {
  const all = (await during<Shelved[]>('readonly', (matches) => matches.getAll())) ?? [];
  return all.sort((a, b) => b.openedAt - a.openedAt);
}

export async function discard(id: string): Promise<void> {
  await during('readwrite', (matches, kept) => {
    matches.delete(id);
    kept.delete(rangeOf(id));
    return null;
  });
}
