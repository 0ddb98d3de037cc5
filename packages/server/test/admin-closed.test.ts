// `backroom admin` for a stopped server: works on its file, with the same effect, and writes the audit log.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { backroom, type Ended, folder, ServeCommand } from './support/backroom.ts';
import { Guest } from './support/server.ts';

const data = join(folder, 'server.db');
let server: ServeCommand;
let mabel: Guest;
let match: string;

before(async () => {
  server = await ServeCommand.open(data);
  mabel = await Guest.enter(server.address, 'Mabel');
  ({ match } = await mabel.open({ chairs: ['me', 'lookout', 'lookout'], title: 'The cellar' }));
});
after(() => server.close());

const admin = (...words: string[]): Promise<Ended> => backroom('admin', ...words, '--data', data);

async function must<T>(...words: string[]): Promise<T> {
  const { status, said, complaint } = await admin(...words);
  assert.equal(status, 0, complaint);
  return JSON.parse(said) as T;
}

test('admin commands work on the file of a stopped server, and the next start has the changes', async () => {
  assert.equal(await server.close(), 0, server.output);
  assert.equal((await must<{ status: string }>('show', match)).status, 'playing');
  await must('end', match, '--why', 'nobody comes any more');
  await must('ban', mabel.person, '--why', 'she cheats');
  await must('clear-title', match, '--why', 'rude');
  const again = await admin('end', match, '--why', 'twice');
  assert.equal(again.status, 1);
  const check = join(folder, 'after.db');
  await must('backup', check);
  assert.deepEqual((await must<{ broken: object[] }>('verify', check)).broken, [], 'the end is in the chain');
  server = await ServeCommand.open(data);
  const answer = await fetch(`${server.address}/api/tables/${match}`);
  const table = (await answer.json()) as { phase: string; title: string };
  assert.equal(table.phase, 'over');
  assert.equal(table.title, '');
  const headers = { authorization: `Bearer ${mabel.token}` };
  assert.equal((await fetch(`${server.address}/api/me`, { headers })).status, 403);
});

test('the audit log has every change in order, with who and why; reads are not logged', async () => {
  const audit = await must<{ at: number; who: string; what: string; why: string }[]>('audit');
  assert.deepEqual(
    audit.map(({ what, why }) => [what.replaceAll(folder, ''), why]),
    [
      [`end ${match}`, 'nobody comes any more'],
      [`ban ${mabel.person}`, 'she cheats'],
      [`clear-title ${match}`, 'rude'],
      [`end ${match}`, 'twice'],
      ['backup /after.db', 'backup'],
    ],
  );
  assert.ok(audit.every(({ who, at }) => who !== '' && at > 0));
});

test('an admin socket that a crash left behind does not count as a running server', async () => {
  server.signal('SIGKILL');
  await server.ended;
  assert.ok(existsSync(`${data}.admin`));
  assert.equal((await must<object[]>('list', 'matches')).length, 1);
  server = await ServeCommand.open(data);
  assert.equal((await must<object[]>('list', 'matches')).length, 1);
});
