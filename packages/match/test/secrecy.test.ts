// P8: no viewer sees what is hidden from them: not in an entry, replay, recap, refusal or side channel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, Seeded } from '@backroom/kit';
import { type Command, continueFrom, faceOf, recap, replayFor, type Terms, type Viewer } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { walk } from '../src/walk.ts';
import { table } from './commotion.ts';
import { TestHost, termsFor } from './host.ts';
import { peek } from './peek.ts';

const viewers = (host: TestHost): (number | null)[] => [null, ...host.match.chairs.keys()];
const tables = Array.from({ length: 12 }, (_, i) => table(`secret ${i}`, 120));

/** Every byte that a match shows to a viewer. */
function shownTo(host: TestHost, viewer: Viewer): string {
  const frames = replayFor(host.game, host.entries, viewer);
  assert.ok(frames.ok);
  const seat = viewer === 'open' ? null : viewer;
  const recaps = [1, 5, host.entries.length].map((since) => recap(host.game, host.entries, seat, since));
  return JSON.stringify([...frames.value, recaps]);
}

test('a viewer sees the faces of events, and the action only of their own seat', () => {
  for (const host of tables) {
    for (const viewer of viewers(host)) {
      for (const { entry, events } of walk(host.game, host.entries)) {
        const face = faceOf(host.game, entry, events, viewer);
        const own = entry.by === viewer;
        if (entry.deed.do === 'order') assert.equal(face !== null, own);
        if (face === null) continue;
        assert.deepEqual(
          face.events,
          events.map((event) => host.game.face(event, viewer)).filter((event) => event !== null),
        );
        assert.equal(face.cid, own ? entry.cid : null);
        if (!own && 'action' in face.deed) assert.equal(face.deed.action, null);
        if (!own && face.deed.do === 'act') assert.equal(face.deed.ordered, false);
        if (face.deed.do === 'open') assert.equal(face.deed.terms.position, null);
      }
    }
  }
});

test('other players’ standing orders leave no trace but a missing number', () => {
  const play = (command: Command, orderer: number): TestHost => {
    const host = new TestHost(peek, termsFor(peek, 3)).seat(3);
    host.must(orderer, command);
    for (const seat of [0, 1, 2, 0]) host.act(seat, { type: 'wave' });
    return host;
  };
  const order = (type: 'look' | 'show', unless: string[]): Command =>
    ({ do: 'order', order: { actions: [peek.write({ type })], unless, times: 7 } }) as const;
  const one = play(order('look', ['wave']), 1);
  const other = play(order('show', ['tell', 'wave']), 1);
  const another = play(order('show', ['wave']), 2);
  assert.equal(shownTo(one, 0), shownTo(other, 0));
  assert.equal(shownTo(one, 0), shownTo(another, 0), 'nor whose it is');
  assert.equal(shownTo(one, null), shownTo(another, null));
  assert.notEqual(shownTo(one, 1), shownTo(other, 1), 'one’s own is shown');
});

test('an order that decides looks the same as a decision of its owner', () => {
  const deal = (): TestHost => new TestHost(peek, termsFor(peek, 2)).seat(2);
  const ordered = deal();
  ordered.must(1, { do: 'order', order: { actions: [peek.write({ type: 'look' })], unless: [], times: 1 } });
  ordered.act(0, { type: 'wave' });
  const decided = deal();
  // The same number of entries: this one is cancelled before it can decide.
  decided.must(1, { do: 'order', order: { actions: [peek.write({ type: 'look' })], unless: ['wave'], times: 1 } });
  decided.act(0, { type: 'wave' });
  decided.act(1, { type: 'look' });
  assert.equal(shownTo(ordered, 0), shownTo(decided, 0));
});

test('a match that continues from a position shows nobody the hands in it', () => {
  for (const source of tables) {
    const random = new Seeded(source.entries.length.toString());
    for (const viewer of viewers(source)) {
      const cut = 1 + random.below(source.entries.length);
      const shown = [1, 2, 3].flatMap(() => {
        const terms = continueFrom(source.game, source.entries, cut, viewer, random, { match: 'next' });
        if (!terms.ok) return [];
        const host = new TestHost(source.game, terms.value);
        const probes = viewer === null ? [] : [host.act(viewer, null), host.wish(viewer, { do: 'agree' })];
        return [shownTo(host, viewer) + JSON.stringify(probes)];
      });
      assert.ok(new Set(shown).size <= 1, 'the view stays the same after a redeal');
    }
  }
});

test('everything is open after the end, and not before', () => {
  for (const host of tables) {
    const open = replayFor(host.game, host.entries, 'open');
    assert.equal(open.ok, host.match.phase === 'over');
    if (!open.ok) continue;
    const frames = [...open.value];
    assert.equal(frames.length, host.entries.length);
    assert.deepEqual(
      frames.map((frame) => frame.deed),
      host.entries.map((entry) => entry.deed),
    );
    assert.deepEqual(frames.at(-1)?.view, host.game.save(host.match.state));
  }
});

test('the terms of a continued match hold the position; its face to players does not', () => {
  const host = new TestHost(scheffeln, termsFor(scheffeln, 2)).seat(2);
  const terms = continueFrom(scheffeln, host.entries, host.entries.length, 0, new Seeded('on'), { match: 'on' });
  assert.ok(terms.ok);
  const next = new TestHost(scheffeln, terms.value as Terms);
  assert.notEqual((next.match.terms.position as Json) ?? null, null);
  assert.ok(!shownTo(next, 1).includes('"hand":[["') && !/"position":\{/.test(shownTo(next, 1)));
});
