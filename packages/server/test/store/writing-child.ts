// A process that appends through the real store and prints each line that was acknowledged, until it is killed or has
// written as many to each match as it was told. `node writing-child.ts database matches lines [careless]`
import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../../src/store/contract.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { matchRow, oneLine } from './made-up.ts';

/** What a line has in its text, so that it can be found again in the bytes that reached the disk. */
const markOf = (match: string, seq: number): string => `<${match}:${seq}>`;

const [path, matches, most, careless] = process.argv.slice(2);

/** One call of the system for each: when it returns, the parent has it, even if this process dies. */
function acknowledge(match: string, seq: number): void {
  for (;;)
    try {
      writeSync(1, `${markOf(match, seq)}\n`);
      return;
    } catch (error) {
      // The parent is slow, and the pipe is full: nothing was written.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
}

async function play(store: Pick<Store, 'match' | 'createMatch' | 'lines' | 'append'>, id: string): Promise<void> {
  if (!(await store.match(id))) await store.createMatch(matchRow(id), []);
  let seq = (await store.lines(id, 1)).length;
  while (seq < Number(most)) {
    seq++;
    const line = { ...oneLine(seq, `${id}.${seq}`), text: markOf(id, seq) };
    const answer = await store.append(id, [line], { dueAt: seq });
    if (!answer.ok) throw new Error(`${id} ${seq}: ${answer.why}`);
    acknowledge(id, seq);
  }
}

/** The same writes without the sync: the tests must detect the difference. */
function playCarelessly(): void {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE IF NOT EXISTS careless (text)');
  const insert = db.prepare('INSERT INTO careless VALUES (?)');
  for (let seq = 1; seq <= Number(most); seq++) {
    insert.run(markOf('m0', seq));
    acknowledge('m0', seq);
  }
  db.close();
}

if (careless) playCarelessly();
else {
  const store = await openSqliteStore({ path });
  await Promise.all(Array.from({ length: Number(matches) }, (_, index) => play(store, `m${index}`)));
  await store.close();
}
