// The measured server's side: reports its address, and its usage whenever it is asked.
import { getHeapSpaceStatistics } from 'node:v8';
import type { Use } from './server-process.ts';

/** Compiled code is subtracted: the compiler works at any time, and its memory does not belong to a match. */
const COMPILED = /^(code|trusted)_/;

/** The heap without garbage: V8 needs a few rounds to find all of it. */
function use(): Use {
  for (let round = 0; round < 4; round++) globalThis.gc?.();
  const { external, rss } = process.memoryUsage();
  const spaces = getHeapSpaceStatistics().filter(({ space_name }) => !COMPILED.test(space_name));
  const heap = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, external);
  return { ...cpu(), heap, rss };
}

/** All threads of the process, and of these the one that this runs on; in microseconds. */
function cpu(): Pick<Use, 'cpu' | 'main'> {
  const all = process.cpuUsage();
  const main = process.threadCpuUsage();
  return { cpu: all.user + all.system, main: main.user + main.system };
}

/** `lobby`: where matches are made, if that is another port. */
export function answerFor(port: number, close: () => Promise<void>, lobby = port): void {
  process.on('message', async (question: 'cpu' | 'use' | 'close') => {
    if (question === 'cpu') process.send?.(cpu());
    if (question === 'use') process.send?.(use());
    if (question !== 'close') return;
    await close();
    process.disconnect();
  });
  // Exit when the bench is gone.
  process.on('disconnect', () => process.exit());
  process.send?.({ port, lobby });
}
