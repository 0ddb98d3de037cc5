// P1: an acknowledged move survives the death of the server, exactly once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFolder, inMemory } from '../store/made-up.ts';
import { killUnderLoad } from './kills.ts';
import { seededFor } from './support/seed.ts';

test('P1: 20 kills under load lose nothing acknowledged, double nothing, leave no gap, and all resume', (context) =>
  inFolder(async (folder) => {
    const survived = await killUnderLoad({ folder, kills: 20, tables: 6, eagerness: 6, random: seededFor(context) });
    context.diagnostic(JSON.stringify(survived));
    assert.ok(survived.acknowledged > 20);
    // Without any, the kills would have hit an idle server.
    assert.ok(survived.answeredLater > 0);
  }, inMemory()));
