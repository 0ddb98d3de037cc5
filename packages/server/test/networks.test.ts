// The network from which each person was last seen: a limited number is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Networks } from '../src/identity/networks.ts';

test('fifty thousand people are remembered; one more drops the one who was seen least recently', () => {
  const networks = new Networks();
  for (let n = 0; n < 50_000; n++) networks.seen(`${n}`, 'crowd');
  networks.seen('0', 'elsewhere');
  networks.seen('one more', 'crowd');
  assert.equal(networks.of('0'), 'elsewhere', 'seen again meanwhile');
  assert.equal(networks.of('1'), 'person 1', 'forgotten: a network of their own');
  assert.equal(networks.of('2'), 'crowd');
  assert.equal(networks.of('one more'), 'crowd');
  assert.deepEqual(networks.fairnessKeyOf('2'), ['crowd', '2']);
});
