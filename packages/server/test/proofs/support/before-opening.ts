// Loaded into a server before it opens (node --import), for needs of a proof: to wait for a signal before opening, and
// to report its memory.
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

declare const gc: () => void;

const { WEIGHT_FILE, STAND_BY } = process.env;

if (isMainThread) {
  // Without a collection the size of a heap depends on the collector, not on leaks.
  process.on('SIGUSR2', () => {
    // Some objects are freed only after their holders.
    for (let round = 0; round < 3; round++) gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    // Nobody reads half of it.
    writeFileSync(`${WEIGHT_FILE}.new`, JSON.stringify({ heap: heapUsed + external, resident: rss }));
    renameSync(`${WEIGHT_FILE}.new`, WEIGHT_FILE as string);
  });
  if (STAND_BY === '1') {
    await import('../../../src/index.ts');
    // Node writes its compile cache when a process ends, which a killed one does not: each of them would compile everything again.
    flushCompileCache();
    await once(process.stdin, 'data');
    process.stdin.destroy();
  }
}
