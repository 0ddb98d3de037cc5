// A match is computed from its log: live, read back, cut anywhere; impossible logs are refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type Entry, Match } from '@backroom/match';
import fc from 'fast-check';
import { walk } from '../src/walk.ts';
import { deedsOf, table } from './commotion.ts';
import { fingerprint, TestHost, termsFor } from './host.ts';

const tables: TestHost[] = Array.from({ length: 40 }, (_, i) => table(`fold ${i}`, 150, {}, sound));

/** Invariants of a match. */
function sound({ match, game, now }: TestHost): void {
  const turn = match.phase === 'playing' || match.phase === 'paused' ? game.toAct(match.state) : [];
  for (const [seat, chair] of match.chairs.entries()) {
    assert.equal(chair.deciding, turn.includes(seat as never), 'who must decide is deciding');
    const runs = match.phase === 'playing' && chair.deciding && chair.holder?.kind === 'person';
    assert.equal(
      chair.clock.since !== null,
      runs && match.terms.pace !== null,
      'clocks run for those who keep us waiting',
    );
    assert.ok(chair.clock.bank >= 0 && chair.clock.spent >= 0);
  }
  assert.equal(match.phase === 'over', match.ended !== null);
  const due = match.due();
  assert.equal(match.chores(now), null, 'the host has done its chores');
  if (due === null) return assert.equal(match.chores(now + 1e12), null, 'nothing due means nothing ever');
  assert.equal(match.chores(due - 1), null, 'P28: never early');
  assert.notEqual(match.chores(due), null, 'P28: due when it says');
}

const fold = (game: AnyGame, entries: readonly Entry[]): string => {
  const match = Match.fold(game, entries);
  assert.ok(match.ok, match.ok ? '' : match.why);
  return fingerprint(match.value);
};

test('together the random tables contain everything that a log can hold', () => {
  const done = new Set(tables.flatMap(deedsOf));
  const all = 'open sit rise share begin act draw wait leave return order ask agree decline undo pause resume grace';
  for (const name of [...all.split(' '), 'disclose'] as const) assert.ok(done.has(name as never), `nobody did ${name}`);
  const acts = tables.flatMap((host) => host.entries.flatMap(({ deed }) => (deed.do === 'act' ? [deed] : [])));
  assert.ok(acts.filter((deed) => deed.ordered).length > 20, 'orders were carried out');
});

test('P5: the log folds to the live match at every entry', () => {
  for (const host of tables) {
    let i = 0;
    for (const { match } of walk(host.game, host.entries)) assert.equal(fingerprint(match), host.prints[i++]);
    assert.equal(i, host.entries.length);
  }
});

test('P10: a log that is cut anywhere and continued folds to the same match', () => {
  const random = new Seeded('cut');
  for (const { game, entries, prints } of tables) {
    const last = entries.findLastIndex(({ deed }) => deed.do === 'undo' || deed.do === 'open');
    const cut = last + 1 + random.below(entries.length - last);
    const match = Match.fold(game, entries.slice(0, cut));
    assert.ok(match.ok);
    for (const entry of entries.slice(cut)) assert.ok(match.value.accept(entry, null).ok);
    assert.equal(fingerprint(match.value), prints.at(-1));
    assert.equal(fold(game, structuredClone(entries)), prints.at(-1), 'as does a copy of it');
  }
});

test('an entry that is missing, twice there, early, or by somebody else is refused', () => {
  const random = new Seeded('tamper');
  for (const { game, entries } of tables) {
    const i = 1 + random.below(entries.length - 2);
    const entry = entries[i];
    const refused = (changed: readonly Entry[], what: string): void => assert.ok(!Match.fold(game, changed).ok, what);
    refused(entries.toSpliced(i, 1), 'missing');
    refused(entries.toSpliced(i, 0, entry), 'twice');
    refused(entries.with(i, { ...entry, at: entries[i - 1].at - 1 }), 'early');
    refused(entries.with(i, { ...entry, by: 64 }), 'a stranger');
    if (entry.deed.do === 'act') refused(entries.with(i, { ...entry, by: 'house' }), 'the host makes no moves');
  }
});

test('P12: reading a changed log refuses or folds it, and never throws', () => {
  const { game, entries } = tables.find((host) => deedsOf(host).includes('undo')) as TestHost;
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(-1, 1.5, 1e16, Number.NaN, undefined, '__proto__', []),
  );
  fc.assert(
    fc.property(fc.nat(), fc.nat(), junk, (where, which, value) => {
      const changed = structuredClone(entries) as unknown as Record<string, Record<string, unknown>>[];
      const entry = changed[where % changed.length];
      const at = which % 3 === 0 ? entry : entry.deed;
      const keys = Object.keys(at);
      (at as Record<string, unknown>)[keys[which % keys.length]] = value;
      assert.equal(typeof Match.fold(game, changed as unknown as Entry[]).ok, 'boolean');
    }),
    { numRuns: 300 },
  );
  assert.ok(!Match.fold(game, [null as never]).ok);
  assert.ok(!Match.fold(game, [entries[0], null as never]).ok);
  assert.ok(!Match.fold(game, []).ok);
});

test('the version of the rules is fixed: a match is read by its own version, or not at all', () => {
  const { entries } = new TestHost(lastCall, termsFor(lastCall, 2));
  const later: AnyGame = { ...lastCall, rules: lastCall.rules + 1 };
  const match = Match.fold(later, entries);
  assert.ok(!match.ok && /version 1 of the rules; this is version 2/.test(match.why));
});

test('terms that no game can be played by are refused', () => {
  const { entries } = new TestHost(lastCall, termsFor(lastCall, 2));
  for (const wrong of [{ seats: 5 }, { game: 'chess' }, { options: { cards: 13 } }, { position: 7 }, { window: 251 }]) {
    const deed = { do: 'open', terms: { ...termsFor(lastCall, 2), ...wrong }, commitment: 'cd'.repeat(32) } as const;
    assert.ok(!Match.fold(lastCall, [{ ...entries[0], deed }]).ok, JSON.stringify(wrong));
  }
});
