// A process that claims timers and fires them, until there are none left. `node timing-child.ts URL CLAIMED_FOR`.
// It begins when it is told something. Told something again, it names the next timers that it has claimed, and dies with them.
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { oneLine } from '../store/made-up.ts';

const [url, claimedFor] = process.argv.slice(2);
/** At once: as many as a sweep of a busy node. */
const MOST = 20;

const store = await openPostgresStore(url);
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
let mustDie = false;
process.stdin.on('data', () => {
  mustDie = true;
});

while ((await store.dueTimers(Number.MAX_SAFE_INTEGER, 1)).length > 0) {
  const now = await store.cluster.now();
  const claimed = await store.cluster.claimTimers(now, now + Number(claimedFor), MOST);
  if (claimed.length > 0 && mustDie) {
    // Written before it dies: writing to a pipe waits.
    process.stdout.write(`${claimed.map(({ match }) => match).join(' ')}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  await Promise.all(
    claimed.map(async ({ match }) => {
      const at = await store.cluster.now();
      await store.append(match, [{ ...oneLine(1, 'timer'), at }], { dueAt: null });
    }),
  );
  if (claimed.length === 0) await pause(10);
}
await store.close();
process.exit(0);
