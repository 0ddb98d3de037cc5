// P1: an acknowledged move survives the death of the process.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { killWriters } from './kills.ts';
import { inFolder } from './made-up.ts';

test('P1 killed at random instants: no acknowledged line lost, none doubled, no gap', (context) =>
  inFolder(async (folder) => {
    const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
    context.diagnostic(`SEED=${seed}`);
    const killing = { path: join(folder, 'server.db'), kills: 12, matches: 20, random: new Seeded(String(seed)) };
    const killed = await killWriters(killing);
    context.diagnostic(
      `${killed.acknowledged} lines; ${killed.unacknowledged} of 12 kills left lines nobody was told of`,
    );
    assert.ok(killed.acknowledged > 12);
  }));
