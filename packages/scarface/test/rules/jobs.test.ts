// Jobs: SC-50, SC-51, and the draft, SC-100.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { JOBS } from '../../src/cards/index.ts';
import { chance } from '../../src/chance.ts';
import type { FrameOf } from '../../src/frames.ts';
import { scarface } from '../../src/index.ts';
import { apply, legal, toAct } from '../../src/machine.ts';
import { refusals } from '../../src/refusals.ts';
import { start } from '../../src/state.ts';
import { TIME_SPACES } from '../../src/vocabulary.ts';
import { city } from './city.ts';

test('SC-50 unfulfilled Jobs are known to their owner only', () => {
  const t = city().has({ jobs: ['prison-escape', 'mill-gate'] });
  assert.deepEqual(scarface.view(t.s, 0).players[0].jobs, ['prison-escape', 'mill-gate']);
  assert.deepEqual(scarface.view(t.s, 1).players[0].jobs, [null, null]);
});

test('SC-50 a Job is revealed as soon as its requirement is met, even in another player’s turn', () => {
  const t = city().has({ jobs: ['prison-escape'], prison: 1 }, 1);
  assert.ok(!t.canFulfil('prison-escape', 1));
  assert.deepEqual(
    refusals(t.s, 1).map(({ code, rule }) => [code, rule]),
    [['job-not-met', 'SC-50']],
  );
  t.has({ prison: 2 }, 1);
  assert.equal(t.asked, 0);
  assert.ok(t.canFulfil('prison-escape', 1));
  t.fulfils('prison-escape', 1);
  assert.deepEqual([t.player(1).prison, t.player(1).headquarters, t.player(1).money], [0, 6, 14]);
  assert.deepEqual([t.asked, t.done], [0, true]);
});

test('SC-50 before the Plan, after it and after the action, but never in the middle of anything', () => {
  const t = city().has({ jobs: ['prison-escape'], prison: 2 }, 1);
  const open = (): boolean => t.canFulfil('prison-escape', 1);
  const seen = [open()];
  t.player().hand.push('bagmen');
  t.picks({ type: 'plan', card: 'bagmen' });
  seen.push(open());
  t.picks({ type: 'ready' });
  seen.push(open());
  t.acts('recruit');
  seen.push(open());
  t.picks({ type: 'stop' });
  seen.push(open());
  assert.deepEqual(seen, [true, false, true, false, true]);
});

test('SC-50 before reorganising, the owner of Jobs has a window; a Raid or the Lawyers may end what is met', () => {
  const t = city().has({ jobs: ['prison-escape'], prison: 2, hand: [], deck: [], discard: ['bagmen'] }, 1);
  t.s.time = TIME_SPACES[2] - 1;
  t.passes();
  assert.deepEqual([t.asked, t.told('reorganised').length, t.s.round], [1, 0, 1]);
  assert.deepEqual(t.options, [{ type: 'ready' }]);
  t.fulfils('prison-escape', 1);
  assert.equal(t.player(1).headquarters, 6);
  // The last Job is revealed, so nothing is left to wait for: they reorganise, and the round ends with its Raid.
  assert.equal(t.told('reorganised').length, 1);
  while (t.s.round === 1) t.picks({});
  assert.equal(t.told('raid').length, 1);
});

test('SC-50 before a turn without cards there is a window, and a rival may use it too', () => {
  const t = city()
    .has({ jobs: ['prison-escape'], prison: 2, hand: [], deck: ['bagmen'] }, 1)
    .has({ jobs: ['prison-escape'], prison: 2 });
  t.passes();
  assert.deepEqual([t.asked, t.told('no-cards').length], [1, 0]);
  assert.ok(t.canFulfil('prison-escape', 1) && t.canFulfil('prison-escape', 0));
  t.picks({ type: 'ready' });
  assert.deepEqual([t.asked, t.told('no-cards').length, t.player(1).hand], [0, 1, ['bagmen']]);
});

test('SC-50 the window tells nobody which Jobs are met: it opens if anybody has Jobs, and only then', () => {
  for (const [own, rivals, prison, window] of [
    [['prison-escape'], [], 2, true],
    [['prison-escape'], [], 0, true],
    [[], ['prison-escape'], 2, true],
    [[], ['prison-escape'], 0, true],
    [[], [], 2, false],
  ] as const) {
    const t = city(3)
      .has({ jobs: [...own], prison, hand: [], deck: ['bagmen'] }, 1)
      .has({ jobs: [...rivals], prison }, 2);
    t.passes();
    assert.equal(t.asked === 1, window);
  }
});

test('SC-50 a Job that is met can be revealed before a rival without cards and Jobs reorganises, and before the Raid that follows', () => {
  const t = city()
    .has({ jobs: ['prison-escape'], prison: 2 })
    .has({ jobs: [], hand: [], deck: [], discard: ['bagmen'] }, 1);
  t.s.time = TIME_SPACES[2] - 1;
  t.passes();
  assert.deepEqual([t.asked, t.options, t.told('reorganised').length], [1, [{ type: 'ready' }], 0]);
  t.fulfils('prison-escape', 0);
  assert.equal(t.player(0).headquarters, 6);
  // Nobody has a Job now: the rival reorganises, and the round ends with its Raid.
  while (t.s.round === 1) t.picks({});
  assert.deepEqual([t.told('reorganised').length, t.told('raid').length], [1, 1]);
});

test('SC-10, SC-50 a card that a Job brings into an empty hand can be laid out', () => {
  const t = city().has({ jobs: ['prison-escape'], prison: 2, hand: [], deck: ['bagmen'] }, 1);
  t.passes();
  t.player(1).hand.push('card-sharps');
  t.picks({ type: 'plan', card: 'card-sharps' }).picks({ type: 'ready' });
  assert.equal(t.turn.step, 'act');
});

test('SC-50 a Job may be fulfilled in a rival’s turn by a player who is not being asked, and its questions go to them', () => {
  const t = city(3)
    .has({ jobs: ['lakeside-landing'] }, 2)
    .lots({ id: 'pilsen', district: 'far-north', owner: 2 });
  t.fulfils('lakeside-landing', 2);
  assert.equal(t.asked, 2);
  t.picks({ good: 'gun' }).picks({ good: 'gun' }).picks({ at: 'pilsen' }).picks({ at: 'pilsen' });
  assert.deepEqual([t.asked, t.lot('pilsen').gun], [0, 2]);
});

test('SC-51 an instant Job is resolved and goes to the bottom of the deck', () => {
  const t = city().has({ jobs: ['prison-escape'], prison: 2 });
  t.fulfils('prison-escape');
  assert.equal(t.s.jobs.cards.at(-1), 'prison-escape');
  assert.deepEqual([t.player().jobs, t.player().fulfilled], [[], []]);
});

test('SC-51 a permanent Job stays face up and keeps working', () => {
  const t = city().has({ jobs: ['boxing-gym'], headquarters: 6 });
  t.fulfils('boxing-gym');
  assert.deepEqual([t.player().fulfilled, t.player().money], [['boxing-gym'], 10 - 4]);
  assert.deepEqual(scarface.view(t.s, 1).players[0].fulfilled, ['boxing-gym']);
  t.has({ headquarters: 2 })
    .streets({ thugs: { west: 1 } })
    .musters({});
  assert.equal(t.why('send'), null, 'one Muscle without a card');
});

test('SC-51 an unfulfilled Job lies face down again, works no more, and can be fulfilled again', () => {
  const t = city().has({ fulfilled: ['boxing-gym'], headquarters: 6 });
  t.does([{ do: 'unfulfil', jobs: 1 }]);
  assert.deepEqual([t.player().fulfilled, t.player().jobs], [[], ['boxing-gym']]);
  assert.deepEqual(scarface.view(t.s, 1).players[0].jobs, [null]);
  assert.ok(t.canFulfil('boxing-gym'));
});

for (const seats of [2, 3, 4]) {
  test(`SC-100 the Job draft with ${seats}: keep one, pass the rest to the left; of four one goes to the bottom`, () => {
    const s = start({ jobDraft: true, ringByHand: false, gangs: null, solo: null }, seats);
    apply(s, 'chance', chance(s, new Seeded('draft')), null);
    const frame = s.stack[s.stack.length - 1] as FrameOf<'draft'>;
    const dealt = frame.packs.map((pack) => pack.slice());
    assert.ok(dealt.every((pack) => pack.length === 4));
    const kept: string[][] = dealt.map(() => []);
    for (let pass = 0; pass < 4; pass++) {
      // Everybody at once, in any order: here from the last seat to the first.
      assert.deepEqual(
        toAct(s),
        Array.from({ length: seats }, (_, seat) => seat),
      );
      for (let seat = seats - 1; seat >= 0; seat--) {
        const from = (seat - pass + 4 * seats) % seats;
        const left = dealt[from];
        assert.deepEqual(
          legal(s, seat),
          left.map((card) => ({ type: 'keep', card })),
        );
        assert.equal(
          scarface
            .view(s, (seat + 1) % seats)
            .stack.some((f) => f.kind === 'draft' && f.packs[seat].some((card) => card !== null)),
          false,
        );
        kept[seat].push(left[0]);
        apply(s, seat, { type: 'keep', card: left[0] }, null);
        dealt[from] = left.slice(1);
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      assert.deepEqual(
        legal(s, seat),
        kept[seat].map((card) => ({ type: 'return', card })),
      );
      apply(s, seat, { type: 'return', card: kept[seat][1] }, null);
      assert.equal(s.jobs.cards.at(-1), kept[seat][1]);
    }
    assert.deepEqual(
      s.players.map((p) => p.jobs),
      kept.map(([a, , c, d]) => [a, c, d]),
    );
    assert.equal(s.stack[s.stack.length - 1].kind, 'settle');
    assert.equal(s.jobs.cards.length, JOBS.length - 3 * seats);
  });
}
