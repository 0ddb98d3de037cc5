// Matches put on a device's shelf as if they had been played there: at their beginning, or finished.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSmallTable } from '@backroom/croupier';
import { readOptions } from '@backroom/kit';
import { type Entry, type Holder, importMatch, type Terms } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import type { Page } from '@playwright/test';

/** A match as a device keeps it. */
export interface Kept {
  readonly id: string;
  /** Scheffeln, if nothing else is said. */
  readonly game?: string;
  readonly secret: string;
  readonly here: readonly number[];
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
  readonly over: boolean;
}

const NAMES = ['Ada', 'Bob', 'Cy', 'Dolores', 'Ed', 'Francesca', 'Gil', 'Hal'];
const SECRET = 'ab'.repeat(32);

/** Just begun: people on the first chairs, quick bots on the others. */
export function begun(id: string, people: number, seats: number, wishes: Readonly<Record<string, unknown>> = {}): Kept {
  const options = readOptions(scheffeln.options, wishes);
  if (!options.ok) throw new Error(options.why);
  const terms: Terms = {
    match: id,
    game: 'scheffeln',
    rules: scheffeln.rules,
    options: options.value as never,
    seats,
    pace: null,
    undo: 'allowed',
    window: 0,
    standIn: { level: 'lookout', temperament: null },
    position: null,
    after: null,
  };
  const bot: Holder = { kind: 'bot', level: 'lookout', temperament: null };
  const holders = Array.from({ length: seats }, (_, seat): Holder => (seat < people ? { kind: 'person' } : bot));
  const opened = openSmallTable(scheffeln, terms, holders, SECRET, Date.now());
  if (!opened.ok) throw new Error(opened.why);
  const here = Array.from({ length: people }, (_, seat) => seat);
  return { id, secret: SECRET, here, names: NAMES.slice(0, seats), entries: opened.value, over: false };
}

const corpus = join(import.meta.dirname, '../../../match/corpus/scheffeln-rules1');

/** A basic game of the corpus, played to its end. */
export function finished(): Kept {
  for (const name of globSync('*.txt', { cwd: corpus }).sort()) {
    const read = importMatch(() => scheffeln, readFileSync(join(corpus, name), 'utf8'));
    if (!read.ok || read.value.result === null) continue;
    const { entries, terms } = read.value;
    const disclosed = entries.map(({ deed }) => deed).find((deed) => deed.do === 'disclose');
    if (disclosed?.do !== 'disclose' || (terms.options as { mode: string }).mode !== 'basic') continue;
    const names = NAMES.slice(0, terms.seats);
    return { id: terms.match, secret: disclosed.secret, here: [0], names, entries, over: true };
  }
  throw new Error('the corpus has no finished game');
}

/** After the page has been there once. Gives the address of the table. */
export async function putOnShelf(page: Page, { entries, ...match }: Kept): Promise<string> {
  const row = { game: 'scheffeln', ...match, openedAt: Date.now() };
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('backroom', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('matches', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['match', 'entry.seq'] });
    };
    opening.onsuccess = () => {
      const putting = opening.result.transaction(['matches', 'entries'], 'readwrite');
      putting.objectStore('matches').put(${JSON.stringify(row)});
      for (const entry of ${JSON.stringify(entries)})
        putting.objectStore('entries').put({ match: ${JSON.stringify(match.id)}, entry });
      putting.oncomplete = () => { opening.result.close(); resolve(true); };
      putting.onerror = () => reject(putting.error);
    };
  })`);
  return `/here/${match.id}`;
}
