// P26 at a real PostgreSQL: three processes append to the same few matches as fast as they can.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { matchRow } from '../store/made-up.ts';
import { Child } from './support/child.ts';

const CHILD = fileURLToPath(new URL('./contending-child.ts', import.meta.url));
const PROCESSES = 3;
const MATCHES = 4;

export interface Appended {
  readonly acknowledged: number;
  /** Appends that the key refused. */
  readonly conflicts: number;
  readonly seconds: number;
}

interface Said {
  readonly acknowledged: readonly [match: string, seq: number, cid: string][];
  readonly conflicts: number;
}

/** Each append has one place in its log, no place has two, and what was acknowledged stands where the answer said. */
export async function contendByProcesses(url: string, appends: number): Promise<Appended> {
  const store = await openPostgresStore(url);
  const matches = Array.from({ length: MATCHES }, (_, n) => `m${n}`);
  for (const id of matches) await store.createMatch(matchRow(id), []);
  const share = Math.ceil(appends / PROCESSES);
  const children = Array.from(
    { length: PROCESSES },
    (_, n) => new Child(CHILD, [url, `p${n}`, String(MATCHES), String(share)]),
  );
  try {
    for (const child of children) assert.equal(await child.line(), 'ready');
    const begun = performance.now();
    for (const child of children) child.tell('go');
    const said = await Promise.all(children.map(async (child) => JSON.parse(await child.line()) as Said));
    const seconds = (performance.now() - begun) / 1000;
    const all = said.flatMap(({ acknowledged }) => acknowledged);
    assert.equal(all.length, share * PROCESSES);
    for (const match of matches) {
      const lines = await store.lines(match, 1);
      const own = all.filter(([of]) => of === match).sort(([, a], [, b]) => a - b);
      assert.deepEqual(
        lines.map(({ seq, cid }) => [match, seq, cid]),
        own,
        'the log is what was acknowledged, in one order, without a gap',
      );
      assert.equal(own.at(-1)?.[1], own.length);
    }
    return { acknowledged: all.length, conflicts: said.reduce((sum, one) => sum + one.conflicts, 0), seconds };
  } finally {
    for (const child of children) child.kill();
    await store.close();
  }
}
