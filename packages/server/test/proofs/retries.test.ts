// P3: a command that is sent again is one command, and its answer is the first one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFolder, inMemory } from '../store/made-up.ts';
import { retryAll } from './retries.ts';
import { seededFor } from './support/seed.ts';

test('P3: 500 commands sent up to 5 times, out of order, across cuts and kills: once in the log, one seq each', (context) =>
  inFolder(async (folder) => {
    const retried = await retryAll({ folder, commands: 500, kills: 3, random: seededFor(context) });
    context.diagnostic(JSON.stringify(retried));
    assert.ok(retried.answers > retried.commands);
  }, inMemory()));
