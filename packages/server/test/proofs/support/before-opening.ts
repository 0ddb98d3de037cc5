// Loaded into a house before it opens (node --import), for what a proof wants of it and no guest: to wait ready for its cue,
// and to say how much it holds.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

declare const gc: () => void;

const { WEIGHT_FILE, STAND_BY } = process.env;

if (isMainThread) {
  // Without a collection a heap's size says more about the collector's mood than about a leak.
  process.on('SIGUSR2', () => {
    // Some things go only after what held them has gone.
    for (let round = 0; round < 3; round++) gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    writeFileSync(WEIGHT_FILE as string, JSON.stringify({ heap: heapUsed + external, resident: rss }));
  });
  if (STAND_BY === '1') {
    await import('../../../src/index.ts');
    await once(process.stdin, 'data');
    process.stdin.destroy();
  }
}
