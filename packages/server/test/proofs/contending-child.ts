// A node's way of appending, in a process of its own: it reads where the log ends, appends the next line, and on a conflict
// reads again. `node contending-child.ts URL NAME MATCHES APPENDS`; prints what was acknowledged and how often it was refused.
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { oneLine } from '../store/made-up.ts';

const [url, name, matches, appends] = process.argv.slice(2);

/** Of each process at once. */
const WRITERS = 8;

const store = await openPostgresStore(url);
const acknowledged: [match: string, seq: number, cid: string][] = [];
let [conflicts, left] = [0, Number(appends)];

async function write(writer: number): Promise<void> {
  const match = `m${writer % Number(matches)}`;
  let head = 0;
  while (left > 0) {
    const cid = `${name}.${left--}`;
    for (let isStored = false; !isStored; ) {
      const lines = [{ ...oneLine(head + 1, cid), hash: cid }];
      isStored = (await store.append(match, lines, { dueAt: head })).ok;
      if (isStored) acknowledged.push([match, ++head, cid]);
      else {
        conflicts++;
        head += (await store.lines(match, head + 1)).length;
      }
    }
  }
}

process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
await store.close();
// A long answer does not fit into the pipe at once: exit after it was read.
process.stdout.write(`${JSON.stringify({ acknowledged, conflicts })}\n`, () => process.exit(0));
