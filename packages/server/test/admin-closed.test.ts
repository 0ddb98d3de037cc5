// `backroom admin` for a house that is closed: at its file, with the same effect, and written down.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { backroom, type Ended, folder, ServedHouse } from './support/backroom.ts';
import { Guest } from './support/house.ts';

const data = join(folder, 'house.db');
let house: ServedHouse;
let mabel: Guest;
let match: string;

before(async () => {
  house = await ServedHouse.open(data);
  mabel = await Guest.enter(house.address, 'Mabel');
  ({ match } = await mabel.open({ chairs: ['me', 'lookout', 'lookout'], title: 'The cellar' }));
});
after(() => house.close());

const admin = (...words: string[]): Promise<Ended> => backroom('admin', ...words, '--data', data);

async function must<T>(...words: string[]): Promise<T> {
  const { status, said, complaint } = await admin(...words);
  assert.equal(status, 0, complaint);
  return JSON.parse(said) as T;
}

test('a closed house is looked after at its file, and opens with what was decided', async () => {
  assert.equal(await house.close(), 0, house.output);
  assert.equal((await must<{ status: string }>('show', match)).status, 'playing');
  await must('end', match, '--why', 'nobody comes any more');
  await must('ban', mabel.person, '--why', 'she cheats');
  await must('clear-title', match, '--why', 'rude');
  const again = await admin('end', match, '--why', 'twice');
  assert.equal(again.status, 1);
  const check = join(folder, 'after.db');
  await must('backup', check);
  assert.deepEqual((await must<{ broken: object[] }>('verify', check)).broken, [], 'the end is in the chain');
  house = await ServedHouse.open(data);
  const answer = await fetch(`${house.address}/api/tables/${match}`);
  const table = (await answer.json()) as { phase: string; title: string };
  assert.equal(table.phase, 'over');
  assert.equal(table.title, '');
  const headers = { authorization: `Bearer ${mabel.token}` };
  assert.equal((await fetch(`${house.address}/api/me`, { headers })).status, 403);
});

test('what was done is written down in order, with who and why; looks are not', async () => {
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

test('a door that a crash left behind is no open house', async () => {
  house.signal('SIGKILL');
  await house.ended;
  assert.ok(existsSync(`${data}.admin`));
  assert.equal((await must<object[]>('list', 'matches')).length, 1);
  house = await ServedHouse.open(data);
  assert.equal((await must<object[]>('list', 'matches')).length, 1);
});
