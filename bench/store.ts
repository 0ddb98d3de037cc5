// How many moves a second the store makes durable, what each costs in processor time, and how that compares with the disk's
// own sync in the same run. `node scripts/launch.mjs bench/store.ts [seconds for each row]`
import { randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../packages/server/src/store/contract.ts';
import { openSqliteStore } from '../packages/server/src/store/sqlite/index.ts';
import { loadFirstGame } from './games.ts';

const seconds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'backroom-store-'));
const HASH = 'a1'.repeat(32);

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function row(name: string, times: number[], elapsed: number, extra: string): void {
  times.sort((a, b) => a - b);
  const rate = Math.round((times.length * 1000) / elapsed);
  const quantiles = [0.5, 0.99].map((share) => at(times, share).toFixed(2)).join(' / ');
  console.log(`${name.padEnd(34)} ${String(rate).padStart(6)}/s   p50 / p99 ms ${quantiles.padStart(14)}   ${extra}`);
}

function bare(name: string, sync: (file: number) => void, grows: boolean): void {
  const file = openSync(join(folder, name), 'w');
  const page = Buffer.alloc(4120, 7);
  const times: number[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const before = performance.now();
    // About what one commit of one move writes.
    for (let copy = 0; copy < 3; copy++) writeSync(file, page, 0, page.length, grows ? null : copy * page.length);
    sync(file);
    times.push(performance.now() - before);
  }
  row(`bare ${name}`, times, performance.now() - start, '');
  closeSync(file);
}

async function appends(store: Store, name: string, together: number): Promise<void> {
  const ids = Array.from({ length: together }, () => randomBytes(16).toString('hex'));
  for (const id of ids) await store.createMatch({ ...MATCH, id }, []);
  const times: number[] = [];
  const mine = process.threadCpuUsage();
  const all = process.cpuUsage();
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    ids.map(async (id, table) => {
      for (let seq = 1; performance.now() < until; seq++) {
        const text = `${seq} 2026-01-01T00:00:00.000Z 2 play 3 lorry to Cicero  #c${table}x${seq}`;
        const before = performance.now();
        const done = await store.append(id, [{ seq, at: 1e12 + seq, cid: `c${table}x${seq}`, text, hash: HASH }]);
        if (!done.ok) throw new Error(`append refused: ${done.why}`);
        times.push(performance.now() - before);
      }
    }),
  );
  const elapsed = performance.now() - start;
  const used = process.threadCpuUsage(mine);
  const whole = process.cpuUsage(all);
  const main = (used.user + used.system) / times.length;
  const rest = (whole.user + whole.system) / times.length - main;
  row(name, times, elapsed, `CPU µs main ${main.toFixed(1)}, others ${rest.toFixed(1)}`);
}

const MATCH = {
  game: (await loadFirstGame()).id,
  rules: 1,
  secret: HASH,
  createdAt: 1,
  status: 'playing',
  visibility: 'public',
  title: 'bench',
  host: 'nobody',
} as const;

bare('fdatasync in place', fdatasyncSync, false);
bare('fdatasync growing', fdatasyncSync, true);
bare('fsync in place', fsyncSync, false);
bare('fsync growing', fsyncSync, true);
const store = await openSqliteStore({ path: join(folder, 'bench.db') });
await appends(store, 'append, warming up', 200);
for (const together of [1, 32, 200]) await appends(store, `append, ${together} at a time`, together);
await store.close();
rmSync(folder, { recursive: true });
