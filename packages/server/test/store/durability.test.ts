// P2: an acknowledged move survives a power cut. Killing a process cannot show that, because the system's memory
// outlives it.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { keptIn } from './kills.ts';
import { inFolder, matchRow } from './made-up.ts';
import { openStore } from './open-store.ts';
import { imageAfterCut } from './power.ts';
import { type Happening, hasStrace, traceWriter, uncovered } from './trace.ts';

const skip = hasStrace() ? false : 'strace is not installed, and nothing else sees the order of syncs';

const IMAGES = 25;

const acknowledgedIn = (happenings: readonly Happening[]): string[] =>
  happenings.flatMap((happening) => (happening.kind === 'acknowledged' ? [happening.mark] : []));

const beginsLog = (one: Happening): boolean => one.kind === 'write' && one.file.endsWith('-wal') && one.offset === 0;

test('P2 a completed sync covers every acknowledgement, and no power cut loses one', { skip }, (context) =>
  inFolder(async (made) => {
    const folder = realpathSync(made);
    const path = join(folder, 'server.db');
    const store = await openStore({ path });
    for (const id of ['m0', 'm1', 'm2']) await store.createMatch(matchRow(id), []);
    await store.close();
    const before = readFileSync(path);
    // Enough for the log to be folded into the database and restarted in between.
    const happenings = traceWriter(folder, path, '3', '300');
    assert.equal(acknowledgedIn(happenings).length, 900);
    assert.deepEqual(uncovered(happenings), []);
    assert.ok(happenings.filter(beginsLog).length > 1);

    const seed = process.env.SEED ?? String(randomInt(2 ** 31));
    context.diagnostic(`SEED=${seed}`);
    for (let number = 0; number < IMAGES; number++) {
      const random = new Seeded(`${seed}/${number}`);
      const past = happenings.slice(0, random.below(happenings.length + 1));
      const image = join(folder, `image-${number}`);
      mkdirSync(image);
      for (const [tail, start] of [
        ['', before],
        ['-wal', null],
      ] as const) {
        const bytes = imageAfterCut(start, past, path + tail, random);
        if (bytes) writeFileSync(join(image, `server.db${tail}`), bytes);
      }
      const kept = keptIn(join(image, 'server.db'));
      const lost = acknowledgedIn(past).filter((mark) => !kept.has(mark));
      assert.deepEqual(lost, [], `image ${number}, cut after ${past.length} of ${happenings.length}`);
    }
  }),
);

test('the check works: a writer that syncs less is caught', { skip }, () =>
  inFolder(async (folder) => {
    const happenings = traceWriter(folder, join(realpathSync(folder), 'careless.db'), '1', '50', 'careless');
    assert.equal(acknowledgedIn(happenings).length, 50);
    assert.ok(uncovered(happenings).length > 40);
  }),
);
