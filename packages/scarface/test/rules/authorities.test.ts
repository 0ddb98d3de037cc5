// A thug goes to the Authorities: SC-38 to SC-42. Goods for them are in sales.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { city } from './city.ts';

test('SC-38 a thug goes from Headquarters to the Authorities, and the Crime Rate does not rise', () => {
  const t = city().has({ authorities: 3, prison: 1 }).musters({ influence: 2 }).acts('release');
  assert.deepEqual([t.player().authorities, t.player().headquarters, t.player().crime], [4, 4, 1]);
  const none = city().has({ headquarters: 0, prison: 1 }).musters({ influence: 5 });
  for (const [act, rule] of [
    ['oust', 'SC-39'],
    ['lower-crime', 'SC-40'],
    ['build', 'SC-41'],
    ['release', 'SC-42'],
    ['fence', 'SC-43'],
  ] as const)
    assert.deepEqual(none.why(act), ['no-thug', rule]);
});

test('SC-39 for every 5 Influence one control marker goes back to its owner; goods and businesses stay', () => {
  const t = city().lots(
    { id: 'pilsen', district: 'west', owner: 1, alcohol: 2, tokens: [1, 1, 0, 0] },
    { id: 'cicero', district: 'south', owner: 1 },
    { id: 'the-loop', district: 'central', owner: 0 },
  );
  t.musters({ influence: 9 }).acts('oust').picks({ tile: 'pilsen' });
  assert.ok(t.done, '9 Influence are good for one');
  assert.deepEqual([t.lot('pilsen').owner, t.player(1).markers], [-1, 6]);
  assert.deepEqual([t.lot('pilsen').alcohol, t.lot('pilsen').tokens], [2, [1, 1, 0, 0]]);
  const two = city().lots(
    { id: 'cicero', district: 'south', owner: 1 },
    { id: 'the-loop', district: 'central', owner: 0 },
  );
  two.musters({ influence: 10 }).acts('oust').picks({ tile: 'cicero' }).picks({ tile: 'the-loop' });
  assert.ok(two.done && two.player(0).markers === 7);
  assert.deepEqual(city().lots({ id: 'cicero', district: 'south', owner: 1 }).musters({ influence: 4 }).why('oust'), [
    'little-influence',
    'SC-39',
  ]);
});

test('SC-40 rulebook page 14: at 5 with 3 Influence and Ness at 2, the Crime Rate falls to 3', () => {
  const t = city().has({ crime: 5 });
  t.s.ness = 2;
  t.musters({ influence: 3 }).acts('lower-crime');
  assert.equal(t.player().crime, 3);
});

test('SC-40 where Ness is far away it falls by the whole Influence, and one above him not at all', () => {
  const t = city().has({ crime: 9 }).musters({ influence: 3 }).acts('lower-crime');
  assert.equal(t.player().crime, 6);
  const low = city().has({ crime: 3 });
  low.s.ness = 2;
  assert.deepEqual(low.musters({ influence: 3 }).why('lower-crime'), ['crime-is-lowest', 'SC-40']);
});

test('SC-41 up to Influence tokens, at most three on a tile without a Nightclub, none of them a Nightclub', () => {
  const t = city().lots(
    { id: 'pilsen', district: 'west', owner: 0, tokens: [1, 1, 0, 0] },
    { id: 'cicero', district: 'west', owner: 1 },
  );
  t.musters({ influence: 3 }).acts('build');
  assert.deepEqual(t.options, [
    ...(['speakeasy', 'casino', 'brothel'] as const).map((business) => ({ type: 'build', tile: 'pilsen', business })),
    { type: 'stop' },
  ]);
  const left = t.s.tokens[0];
  t.picks({ business: 'speakeasy' });
  assert.deepEqual(t.lot('pilsen').tokens, [2, 1, 0, 0]);
  assert.equal(t.s.tokens[0], left - 1);
  assert.ok(t.done, 'there is no room for a fourth');
});

test('SC-41 with a Nightclub there is room for three others, four tokens in all', () => {
  const t = city().lots({ id: 'pilsen', district: 'west', owner: 0, night: 1, tokens: [1, 1, 0, 1] });
  t.musters({ influence: 3 }).acts('build').picks({ business: 'brothel' });
  assert.ok(t.done);
  assert.deepEqual(t.lot('pilsen').tokens, [1, 1, 1, 1]);
});

test('SC-41 a business of which none is left in the supply cannot be had', () => {
  const t = city().lots({ id: 'pilsen', district: 'west', owner: 0 });
  t.s.tokens = [0, 0, 1, 8];
  t.musters({ influence: 3 }).acts('build');
  assert.deepEqual(t.options, [{ type: 'build', tile: 'pilsen', business: 'brothel' }, { type: 'stop' }]);
});

test('SC-42 with 2 Influence all thugs come home from Prison; with 1 none does', () => {
  const t = city().has({ prison: 5, headquarters: 1 }).musters({ influence: 2 }).acts('release');
  assert.deepEqual([t.player().prison, t.player().headquarters, t.player().authorities], [0, 5, 1]);
  assert.deepEqual(city().has({ prison: 5 }).musters({ influence: 1 }).why('release'), ['little-influence', 'SC-42']);
  assert.deepEqual(city().musters({ influence: 2 }).why('release'), ['nobody-in-prison', 'SC-42']);
});

test('SC-43 a price of a card’s own rises and falls with the News and with Jobs', () => {
  const t = city().news('evidence-room-empty').has({ money: 0 });
  t.player().deals[0].gun = 1;
  t.plans('pawnbroker').picks({ type: 'skill', card: 'pawnbroker', skill: 'standard' }).picks({ good: 'gun' });
  assert.equal(t.player().money, 7 + 2);
});
