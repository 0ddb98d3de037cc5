// SC-50 alone: Jobs may be revealed in the Enforcer's turn, too. He stops for that, and never in vain.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Actor, Seeded } from '@backroom/kit';
import type { Action } from '../../src/actions.ts';
import { chance } from '../../src/chance.ts';
import type { Event } from '../../src/events.ts';
import { apply, legal, toAct } from '../../src/machine.ts';
import { canFulfil } from '../../src/rules/jobs.ts';
import { type State, start, top } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { Alone, HE } from './alone.ts';

const asks = (s: State): boolean => top(s)?.kind === 'meanwhile';

/** A player with two thugs on Deals can do a double shift. */
function withTwoOnDeals(): Alone {
  const t = new Alone();
  for (const deal of t.me.deals.slice(0, 2)) deal.thug = 1;
  t.me.jobs = ['prison-escape', 'double-shift'];
  return t;
}

test('SC-50 alone: in the Enforcer’s turn, once his Plan lies open and before his first line, a Job that is met may be revealed', () => {
  const t = withTwoOnDeals().turns('ledger-work', 'new-faces');
  assert.deepEqual(toAct(t.s), [0]);
  assert.deepEqual(legal(t.s, 0), [{ type: 'fulfil', job: 'double-shift' }, { type: 'stop' }]);
  assert.equal(t.told('rival-plan').length, 1);
  assert.equal(t.told('rival-line').length, 0);
  apply(t.s, 0, { type: 'fulfil', job: 'double-shift' }, t.events);
  assert.deepEqual(
    t.told('fulfilled').map(({ job }) => job),
    ['double-shift'],
  );
  assert.equal(t.told('rival-line').length, 0, 'the Job comes first, then his lines');
});

test('SC-50 alone: a player who lets a Job pass is not asked for it again in this turn, but in the next one', () => {
  const t = withTwoOnDeals();
  t.he.boss = 12;
  t.turns('ledger-work', 'new-faces', 'rainy-tuesday');
  apply(t.s, 0, { type: 'stop' }, t.events);
  t.draws();
  assert.equal(top(t.s)?.kind, 'turn');
  assert.ok(legal(t.s, 0).some((action) => action.type === 'fulfil'));
  assert.ok(asks(t.turns('ledger-work', 'new-faces').s));
});

test('SC-50 alone: what a line of his makes possible is asked for before his next line', () => {
  const t = new Alone();
  t.he.boss = 6;
  t.tile(1, 'pilsen', 0);
  t.s.police = [1, 0, 0, 0, 0, 0, 0];
  t.me.jobs = ['precinct-on-the-payroll'];
  // His first line moves the police car into the player's district.
  t.turns('quiet-word', 'ledger-work');
  assert.ok(asks(t.s));
  assert.deepEqual(
    t.told('rival-line').map(({ card, line, acts }) => [card, line, acts]),
    [['quiet-word', 0, true]],
  );
  apply(t.s, 0, { type: 'fulfil', job: 'precinct-on-the-payroll' }, t.events);
  t.draws();
  assert.deepEqual(t.me.fulfilled, ['precinct-on-the-payroll']);
  assert.equal(top(t.s)?.kind, 'turn', 'nothing more to ask: he has gone on');
});

test('SC-50 alone: after his last line nothing is asked of a player who can reveal it in their own turn', () => {
  const made = (hand: string[]): Alone => {
    const t = new Alone();
    t.tile(1, 'pilsen', 0);
    t.s.police = [1, 0, 0, 0, 0, 0, 0];
    t.me.jobs = ['precinct-on-the-payroll'];
    // Drawn up to at the end of the player's turn.
    Object.assign(t.me, { hand, deck: [], discard: [] });
    return t.turns('quiet-word', 'ledger-work');
  };
  assert.equal(top(made(['street-muggers']).s)?.kind, 'turn');
  // Without cards, too: the turn waits before the reorganising.
  const { s } = made([]);
  assert.equal(top(s)?.kind, 'turn');
  assert.deepEqual(
    legal(s, 0).map(({ type }) => type),
    ['ready', 'fulfil'],
  );
});

test('SC-50 alone: before he reorganises, and before the Raid that this may bring, a Job that is met may be revealed', () => {
  const t = withTwoOnDeals().turns();
  assert.ok(asks(t.s));
  assert.deepEqual(legal(t.s, 0), [{ type: 'fulfil', job: 'double-shift' }, { type: 'stop' }]);
  assert.equal(t.told('reorganised').length, 0);
  apply(t.s, 0, { type: 'stop' }, t.events);
  t.draws();
  assert.equal(t.told('reorganised').length, 1, 'he is not held up twice');
});

test('SC-50 alone, over random games: he stops only for a Job that is met, never twice for the same, and shows no spectator which', () => {
  let stops = 0;
  for (let seed = 0; seed < 90; seed++) {
    const random = new Seeded(`meanwhile ${seed}`);
    const s = start(
      { jobDraft: false, ringByHand: false, gangs: null, solo: { rival: 'gems', difficulty: 'boss' } },
      1,
    );
    let passed: readonly string[] = [];
    const go = (by: Actor, action: Action): void => {
      const events: Event[] = [];
      apply(s, by, action, events);
      if (events.some((event) => event.type === 'turn' && event.seat === HE)) passed = [];
    };
    for (let who = toAct(s); who !== 'over'; who = toAct(s)) {
      if (who === 'chance') {
        go('chance', chance(s, random));
        continue;
      }
      const list = legal(s, 0);
      if (asks(s)) {
        stops++;
        const { jobs } = s.players[0];
        const met = jobs.filter((job) => canFulfil(s, 0, job));
        assert.ok(
          met.some((job) => !passed.includes(job)),
          'nothing new to ask',
        );
        assert.equal(list.length, met.length + 1);
        const shown = JSON.stringify(view(s, null));
        for (const job of jobs) assert.ok(!shown.includes(`"${job}"`));
      }
      const action = list[random.below(list.length)];
      if (asks(s) && action.type === 'stop') passed = s.players[0].jobs.filter((job) => canFulfil(s, 0, job));
      go(0, action);
    }
  }
  assert.ok(stops > 10, `only ${stops} stops`);
});
