// P32: a backup taken while people play can be put in place of the database.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFolder, inMemory } from '../store/made-up.ts';
import { backUpUnderLoad } from './backups.ts';
import { seededFor } from './support/seed.ts';

test('P32: 12 backups under load, restored: gap-free prefixes whose hashes all follow', (context) =>
  inFolder(async (folder) => {
    const backedUp = await backUpUnderLoad(folder, 12, seededFor(context));
    context.diagnostic(JSON.stringify(backedUp));
    assert.ok(backedUp.moves >= 12);
    assert.ok(backedUp.lines > 250);
  }, inMemory()));
