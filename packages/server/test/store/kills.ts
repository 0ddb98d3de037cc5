// P1: kills a writing process at random instants and checks what it left. For the tests, and for longer runs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import type { Random } from '@backroom/kit';
import { inspect } from '../../src/store/sqlite/inspect.ts';
import { WRITING_CHILD } from './made-up.ts';

export interface Killing {
  readonly path: string;
  readonly kills: number;
  readonly matches: number;
  /** From a seed that was printed. */
  readonly random: Random;
}

export interface Killed {
  readonly acknowledged: number;
  /** Kills that left an unacknowledged line on disk: the normal case, and the reason why commands have ids. */
  readonly unacknowledged: number;
}

/** Lets a process write, and kills it a moment after `after` acknowledgements. Returns what it acknowledged. */
function killOne(path: string, matches: number, after: number, moment: number): Promise<string[]> {
  return new Promise((keep, fail) => {
    const args = [WRITING_CHILD, path, String(matches), '1000000'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    let killing = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (killing || said.split('\n').length <= after) return;
      killing = true;
      setTimeout(() => child.kill('SIGKILL'), moment);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', fail);
    child.on('close', () => {
      if (killing) keep(said.split('\n').slice(0, -1));
      else fail(new Error(`the writer ended by itself: ${complaint}`));
    });
  });
}

export async function killWriters({ path, kills, matches, random }: Killing): Promise<Killed> {
  const acknowledged = new Set<string>();
  let unacknowledged = 0;
  for (let round = 1; round <= kills; round++) {
    const before = acknowledged.size;
    const after = 1 + random.below(60);
    for (const mark of await killOne(path, matches, after, random.below(12))) {
      assert.ok(!acknowledged.has(mark), `kill ${round}: ${mark} was acknowledged twice`);
      acknowledged.add(mark);
    }
    assert.ok(acknowledged.size > before);
    const kept = keptIn(path);
    for (const mark of acknowledged) assert.ok(kept.has(mark), `kill ${round}: ${mark} was acknowledged and is lost`);
    if (kept.size > acknowledged.size) unacknowledged++;
    // Not acknowledged, but in the log: the next writer continues after them.
    for (const mark of kept) acknowledged.add(mark);
  }
  return { acknowledged: acknowledged.size, unacknowledged };
}

/** Every line there is. Opening the file recovers it as after any crash; `inspect` finds gaps and damage. */
export function keptIn(path: string): Set<string> {
  const db = new DatabaseSync(path);
  const rows = db.prepare('SELECT id, seq, text FROM event JOIN match ON no = match').all();
  db.close();
  inspect(path);
  return new Set(
    rows.map(({ id, seq, text }) => {
      assert.equal(text, `<${id}:${seq}>`);
      return String(text);
    }),
  );
}
