// A challenge is valid once, for five minutes, and for one purpose.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Challenges, type Purpose } from '../src/accounts/challenges.ts';
import { modelStore } from './store/model.ts';

const LOGIN: Purpose = { what: 'login', person: null, party: 'example.org' };

test('a challenge is spent by one try, right or wrong', async () => {
  const challenges = new Challenges(modelStore(), () => 0);
  const challenge = await challenges.pose(LOGIN);
  assert.notEqual(await challenges.pose(LOGIN), challenge, 'each is another');
  assert.equal(await challenges.meets(challenge, LOGIN), true);
  assert.equal(await challenges.meets(challenge, LOGIN), false);
  assert.equal(await challenges.meets('never posed', LOGIN), false);
  const others: readonly Purpose[] = [
    { ...LOGIN, what: 'register' },
    { ...LOGIN, person: 'otto' },
    { ...LOGIN, party: 'example.com' },
  ];
  for (const other of others) {
    const posed = await challenges.pose(LOGIN);
    assert.equal(await challenges.meets(posed, other), false, JSON.stringify(other));
    assert.equal(await challenges.meets(posed, LOGIN), false, 'spent by the wrong purpose');
  }
});

test('a challenge expires after five minutes, whether or not it was swept', async () => {
  let now = 0;
  const challenges = new Challenges(modelStore(), () => now);
  const [early, late] = [await challenges.pose(LOGIN), await challenges.pose(LOGIN)];
  now = 5 * 60_000 - 1;
  assert.equal(await challenges.meets(early, LOGIN), true);
  now += 1;
  assert.equal(await challenges.meets(late, LOGIN), false);
});
