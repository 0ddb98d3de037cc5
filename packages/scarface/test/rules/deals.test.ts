// Deals and storage: SC-30, SC-31, with the two examples of the rulebook's page 11.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { city } from './city.ts';

test('SC-30, SC-31 rulebook page 11: 1 Muscle, the Irish Revolutionary is too dear, the Alcohol Dealer brings 2 alcohol', () => {
  const t = city().deals(['alcohol-dealer'], ['gun-dealer'], ['irish-revolutionary']).musters({ muscle: 1 });
  t.acts('deal');
  assert.deepEqual(t.options, [
    { type: 'deal', deal: 0 },
    { type: 'deal', deal: 1 },
  ]);
  t.picks({ deal: 0 });
  assert.deepEqual(t.told('goods'), [{ type: 'goods', seat: 0, alcohol: 2, gun: 0 }]);
  t.picks({ type: 'store', at: 'deal 1' }).picks({ type: 'store', at: 'deal 2' });
  assert.deepEqual(
    t.player().deals.map((deal) => [deal.alcohol, deal.gun, deal.thug]),
    [
      [0, 0, 1],
      [1, 0, 0],
      [1, 0, 0],
    ],
  );
  assert.equal(t.player().headquarters, 3);
});

test('SC-30, SC-31 rulebook page 11: Gun Dealer and Distillery Owner together ask 2 Muscle for 3 alcohol and 1 gun', () => {
  const t = city().deals(['gun-dealer', 'distillery-owner'], ['alcohol-dealer']);
  t.lots({ id: 'pilsen', district: 'west', owner: 0 }).musters({ muscle: 2 });
  t.acts('deal').picks({ deal: 0 });
  assert.deepEqual(t.told('goods'), [{ type: 'goods', seat: 0, alcohol: 3, gun: 1 }]);
  t.picks({ at: 'pilsen' })
    .picks({ at: 'pilsen' })
    .picks({ good: 'alcohol', at: 'deal 0' })
    .picks({ good: 'gun', at: 'deal 1' });
  assert.deepEqual(
    t.player().deals.map((deal) => [deal.alcohol, deal.gun]),
    [
      [1, 0],
      [0, 1],
    ],
  );
  assert.deepEqual([t.lot('pilsen').alcohol, t.lot('pilsen').gun], [2, 0]);
  assert.ok(t.done);
});

test('SC-30 a joint requirement of 2 Muscle is not met with 1, nor one of Influence with Muscle', () => {
  const joint = city().deals(['gun-dealer', 'distillery-owner']).musters({ muscle: 1 });
  assert.deepEqual(joint.why('deal'), ['no-open-deal', 'SC-30']);
  const doctor = city().deals(['prescription-doctor']).musters({ muscle: 9 });
  assert.deepEqual(doctor.why('deal'), ['no-open-deal', 'SC-30']);
});

test('SC-30 a thug from Headquarters is needed, and a Deal without one', () => {
  assert.deepEqual(city().has({ headquarters: 0 }).musters({ muscle: 3 }).why('deal'), ['no-thug', 'SC-30']);
  const t = city();
  t.player().deals[0].thug = 1;
  t.musters({ muscle: 3 }).acts('deal');
  assert.deepEqual([t.player().deals.map((deal) => deal.thug), t.player().headquarters], [[1, 1], 3]);
});

test('SC-30, SC-49 Dealer’s Supply adds 0, 1 or 2 goods of one’s choice for each Dealer of the Deal', () => {
  for (const level of [1, 2, 3]) {
    const t = city()
      .deals(['gun-dealer', 'distillery-owner'])
      .has({ stats: [1, 1, 1, level, 1, 1] });
    t.lots({ id: 'pilsen', district: 'west', owner: 0 }).musters({ muscle: 2 }).acts('deal');
    for (let extra = 0; extra < 2 * (level - 1); extra++)
      t.picks({ type: 'good', good: extra === 0 ? 'gun' : 'alcohol' });
    const extras = 2 * (level - 1);
    assert.deepEqual(t.told('goods'), [
      { type: 'goods', seat: 0, alcohol: 3 + Math.max(0, extras - 1), gun: 1 + Math.min(1, extras) },
    ]);
  }
});

test('SC-31 only the top card of a Deal stores; a neighbourhood holds any number', () => {
  const t = city().deals(['gun-dealer', 'prescription-doctor']).lots({ id: 'pilsen', district: 'west', owner: 0 });
  t.does([{ do: 'goods', good: 'alcohol', amount: 9 }]);
  t.picks({ at: 'deal 0' });
  assert.ok(t.done, 'the Deal is full: all others go where there is room');
  assert.deepEqual([t.player().deals[0].alcohol, t.lot('pilsen').alcohol], [1, 8]);
});

test('SC-31 without a neighbourhood older goods may be thrown away, or the new ones go back', () => {
  const t = city();
  for (const deal of t.player().deals) deal.gun = 1;
  t.does([{ do: 'goods', good: 'alcohol', amount: 2 }]);
  assert.deepEqual(
    t.options.map((option) => option.type),
    ['replace', 'replace', 'return-good'],
  );
  t.picks({ type: 'replace', at: 'deal 0' }).picks({ type: 'return-good' });
  assert.deepEqual(
    t.player().deals.map((deal) => [deal.alcohol, deal.gun]),
    [
      [1, 0],
      [0, 1],
    ],
  );
});

test('SC-31 with a neighbourhood nothing older is thrown away and nothing new goes back', () => {
  const t = city().lots({ id: 'pilsen', district: 'west', owner: 0 }, { id: 'cicero', district: 'south', owner: 0 });
  for (const deal of t.player().deals) deal.gun = 1;
  t.does([{ do: 'goods', good: 'alcohol', amount: 1 }]);
  assert.deepEqual(t.options, [
    { type: 'store', good: 'alcohol', at: 'pilsen' },
    { type: 'store', good: 'alcohol', at: 'cicero' },
  ]);
});

test('SC-31 a rival’s neighbourhood stores nothing of mine', () => {
  const t = city().lots({ id: 'pilsen', district: 'west', owner: 1 });
  t.does([{ do: 'goods', good: 'gun', amount: 1 }]);
  assert.ok(t.options.every((option) => option.type === 'store' && option.at.startsWith('deal ')));
});

test('SC-30 Speedboats bring their good also when a card takes the goods of a Deal', () => {
  const t = city().deals(['alcohol-dealer']).lots({ id: 'pilsen', district: 'west', owner: 0 });
  t.has({ fulfilled: ['speedboats'] })
    .does([{ do: 'supply' }])
    .picks({ good: 'gun' });
  assert.deepEqual(t.told('goods'), [{ type: 'goods', seat: 0, alcohol: 2, gun: 1 }]);
});
