// Matches put on a device's shelf as if they had been played there: at their beginning, or finished.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dealer, openSmallTable } from '@backroom/croupier';
import { readOptions, Seeded } from '@backroom/kit';
import { type Entry, type Holder, importMatch, Match, type Terms } from '@backroom/match';
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

/** The same match shortly before its end: all seats have played at random, until `left` decisions are left. */
export function nearlyOver(kept: Kept, left: number): Kept {
  const folded = Match.fold(scheffeln, kept.entries);
  if (!folded.ok) throw new Error(folded.why);
  const dealer = new Dealer(folded.value, kept.secret);
  const random = new Seeded(kept.id);
  const now = kept.entries[0].at;
  const entries = [...kept.entries];
  /** How many entries there were before each decision. */
  const decisions: number[] = [];
  for (;;) {
    dealer.doChores(now);
    entries.push(...dealer.takeHappenings().map(({ entry }) => entry));
    const { match } = dealer;
    const acting = scheffeln.toAct(match.state as never);
    if (typeof acting === 'string') break;
    decisions.push(entries.length);
    const [seat] = acting;
    const action = scheffeln.sample(match.state as never, seat, random);
    const verdict = match.admit(
      seat,
      { do: 'act', action, as: kept.here.includes(seat) ? 'person' : 'bot', race: null } as never,
      now,
    );
    if (!verdict.ok) throw new Error(verdict.why);
    dealer.enact(verdict.deeds, null, now);
  }
  return { ...kept, entries: entries.slice(0, decisions.at(-left)) };
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
