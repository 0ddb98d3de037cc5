// P8: nobody is shown what is hidden from him, in no entry, replay, recap, refusal or second channel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, Seeded } from '@backroom/kit';
import { type Command, continueFrom, faceOf, type Onlooker, recap, replayFor, type Terms } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { walk } from '../src/walk.ts';
import { table } from './commotion.ts';
import { House, termsFor } from './house.ts';
import { peek } from './peek.ts';

const onlookers = (house: House): (number | null)[] => [null, ...house.match.chairs.keys()];
const tables = Array.from({ length: 12 }, (_, i) => table(`secret ${i}`, 120));

/** Every byte that a match gives to an onlooker. */
function shownTo(house: House, onlooker: Onlooker): string {
  const frames = replayFor(house.game, house.entries, onlooker);
  assert.ok(frames.ok);
  const seat = onlooker === 'open' ? null : onlooker;
  const recaps = [1, 5, house.entries.length].map((since) => recap(house.game, house.entries, seat, since));
  return JSON.stringify([...frames.value, recaps]);
}

test('of the game one is shown the faces of events, and the action only of one’s own', () => {
  for (const house of tables) {
    for (const onlooker of onlookers(house)) {
      for (const { entry, events } of walk(house.game, house.entries)) {
        const face = faceOf(house.game, entry, events, onlooker);
        const own = entry.by === onlooker;
        if (entry.deed.do === 'order') assert.equal(face !== null, own);
        if (face === null) continue;
        assert.deepEqual(
          face.events,
          events.map((event) => house.game.face(event, onlooker)).filter((event) => event !== null),
        );
        assert.equal(face.cid, own ? entry.cid : null);
        if (!own && 'action' in face.deed) assert.equal(face.deed.action, null);
        if (!own && face.deed.do === 'act') assert.equal(face.deed.ordered, false);
        if (face.deed.do === 'open') assert.equal(face.deed.terms.position, null);
      }
    }
  }
});

test('other people’s standing orders leave no trace but a number that is missing', () => {
  const play = (command: Command, orderer: number): House => {
    const house = new House(peek, termsFor(peek, 3)).seat(3);
    house.must(orderer, command);
    for (const seat of [0, 1, 2, 0]) house.act(seat, { type: 'wave' });
    return house;
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

test('an order that decides looks just like its owner deciding', () => {
  const deal = (): House => new House(peek, termsFor(peek, 2)).seat(2);
  const ordered = deal();
  ordered.must(1, { do: 'order', order: { actions: [peek.write({ type: 'look' })], unless: [], times: 1 } });
  ordered.act(0, { type: 'wave' });
  const decided = deal();
  // The same number of entries: this one lapses before it can decide.
  decided.must(1, { do: 'order', order: { actions: [peek.write({ type: 'look' })], unless: ['wave'], times: 1 } });
  decided.act(0, { type: 'wave' });
  decided.act(1, { type: 'look' });
  assert.equal(shownTo(ordered, 0), shownTo(decided, 0));
});

test('a match that goes on from a position shows nobody the hands in it, whatever they are', () => {
  for (const source of tables) {
    const random = new Seeded(source.entries.length.toString());
    for (const onlooker of onlookers(source)) {
      const cut = 1 + random.below(source.entries.length);
      const shown = [1, 2, 3].flatMap(() => {
        const terms = continueFrom(source.game, source.entries, cut, onlooker, random, { match: 'next' });
        if (!terms.ok) return [];
        const house = new House(source.game, terms.value);
        const probes = onlooker === null ? [] : [house.act(onlooker, null), house.wish(onlooker, { do: 'agree' })];
        return [shownTo(house, onlooker) + JSON.stringify(probes)];
      });
      assert.ok(new Set(shown).size <= 1, 'dealt anew, all that this onlooker is shown stays the same');
    }
  }
});

test('everything is open after the end, and not before', () => {
  for (const house of tables) {
    const open = replayFor(house.game, house.entries, 'open');
    assert.equal(open.ok, house.match.phase === 'over');
    if (!open.ok) continue;
    const frames = [...open.value];
    assert.equal(frames.length, house.entries.length);
    assert.deepEqual(
      frames.map((frame) => frame.deed),
      house.entries.map((entry) => entry.deed),
    );
    assert.deepEqual(frames.at(-1)?.view, house.game.save(house.match.state));
  }
});

test('the terms of a continued match hold the position; its face to players does not', () => {
  const house = new House(scheffeln, termsFor(scheffeln, 2)).seat(2);
  const terms = continueFrom(scheffeln, house.entries, house.entries.length, 0, new Seeded('on'), { match: 'on' });
  assert.ok(terms.ok);
  const next = new House(scheffeln, terms.value as Terms);
  assert.notEqual((next.match.terms.position as Json) ?? null, null);
  assert.ok(!shownTo(next, 1).includes('"hand":[["') && !/"position":\{/.test(shownTo(next, 1)));
});
