// Matches stored in the browser. They belong to the player and are never sent anywhere.
import type { Seat } from '@backroom/kit';
import type { Entry } from '@backroom/match';

export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly secret: string;
  /** Seats of people at this device. */
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
  durability: IDBTransactionDurability = 'strict',
): Promise<T | undefined> {
  opened ??= open();
  const database = await opened;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['matches', 'entries'], mode, { durability });
    const request = work(transaction.objectStore('matches'), transaction.objectStore('entries'));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const rangeOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);

/** Another tab continued the match, or it was deleted: these entries cannot be stored. */
export class Displaced extends Error {}

/** Stores a new match without waiting for the disk: the first move waits for both. */
export async function saveMatch(match: StoredMatch, entries: readonly Entry[]): Promise<void> {
  await during(
    'readwrite',
    (matches, kept) => {
      matches.add(match);
      for (const entry of entries) kept.add({ match: match.id, entry });
      return null;
    },
    'relaxed',
  );
}

/**
 * Appends entries after `last`. Throws `Displaced` if another tab has already stored one of these numbers, or if the stored
 * entry is not `last`: two tabs cannot mix their entries in one match.
 */
export async function appendEntries(match: StoredMatch, last: Entry, entries: readonly Entry[]): Promise<void> {
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
    // Our own abort carries no error.
    if (error === null || (error as DOMException).name === 'ConstraintError') throw new Displaced();
    throw error;
  }
}

export async function loadMatch(id: string): Promise<{ match: StoredMatch; entries: Entry[] } | null> {
  const [match, rows] = await Promise.all([
    during<StoredMatch | undefined>('readonly', (matches) => matches.get(id)),
    during<{ entry: Entry }[]>('readonly', (_, kept) => kept.getAll(rangeOf(id))),
  ]);
  if (match === undefined) return null;
  return { match, entries: (rows ?? []).map(({ entry }) => entry) };
}

export async function storedMatches(): Promise<readonly StoredMatch[]> {
  const all = (await during<StoredMatch[]>('readonly', (matches) => matches.getAll())) ?? [];
  return all.sort((a, b) => b.openedAt - a.openedAt);
}

export async function deleteMatch(id: string): Promise<void> {
  await during('readwrite', (matches, kept) => {
    matches.delete(id);
    kept.delete(rangeOf(id));
    return null;
  });
}
