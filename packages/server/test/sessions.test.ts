// How long a session lasts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { People } from '../src/identity/people.ts';
import { modelStore } from './store/model.ts';

const DAY = 86_400_000;

function people() {
  const clock = { now: 1_700_000_000_000 };
  return { clock, people: new People(modelStore(), () => clock.now) };
}

test('a session that nobody uses ends after thirty days', async () => {
  const { clock, people: all } = people();
  const [used, unused] = [await all.open('otto', 'browser'), await all.open('otto', 'browser')];
  clock.now += 30 * DAY - 1;
  assert.equal((await all.session(used.token))?.id, used.session.id);
  clock.now += 1;
  assert.equal(await all.session(unused.token), null);
  assert.equal((await all.session(used.token))?.person, 'otto', 'its last use counts');
  assert.deepEqual(
    (await all.sessions('otto')).map(({ id }) => id),
    [used.session.id],
  );
});

test('a session ends after one hundred and eighty days, even if it is used', async () => {
  const { clock, people: all } = people();
  const { token, session } = await all.open('otto', 'program');
  const end = clock.now + 180 * DAY;
  while (clock.now < end - 20 * DAY) {
    clock.now += 20 * DAY;
    assert.equal((await all.session(token))?.createdAt, session.createdAt);
  }
  clock.now = end - 1;
  assert.notEqual(await all.session(token), null);
  clock.now = end;
  assert.equal(await all.session(token), null);
});

test('a person has two hundred sessions; one more ends the least recently used one', async () => {
  const { clock, people: all } = people();
  const ended: string[] = [];
  all.onEnd((id) => void ended.push(id));
  const opened: string[] = [];
  for (let n = 0; n < 200; n++) {
    clock.now += 1;
    opened.push((await all.open('otto', 'browser')).session.id);
  }
  assert.deepEqual(ended, []);
  await all.open('otto', 'browser');
  assert.deepEqual(ended, opened.slice(0, 1));
  assert.equal((await all.sessions('otto')).length, 200);
});
