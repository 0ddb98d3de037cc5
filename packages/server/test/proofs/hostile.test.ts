// P12: hostile messages are answered or dropped; nothing falls over and nothing changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMessage } from '../../src/input/messages.ts';
import { inFolder, inMemory } from '../store/made-up.ts';
import { attack } from './hostile.ts';
import { seededFor } from './support/seed.ts';

test('P12: 100,000 hostile messages: no crash, no change to the log, and the server answers afterwards', (context) =>
  inFolder(async (folder) => {
    const withstood = await attack({ folder, messages: 100_000, random: seededFor(context) });
    context.diagnostic(JSON.stringify(withstood));
    assert.ok(withstood.growth.heap < 20, 'and it keeps nothing of them');
  }, inMemory()));

test('P12: nobody can use up the ids that bots will need', () => {
  assert.equal(readMessage('{"t":"undo","cid":"bot:12:1"}').ok, false);
  assert.equal(readMessage('{"t":"undo","cid":"robot:12:1"}').ok, true);
});
