// A redeal is uniform: no order of hidden tokens or cards is likelier than another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { readable } from './subject.ts';
import { given, newGame, play } from './table.ts';

const TIMES = 400;

/** What was dealt to a place in many worlds: each value, and how often. */
function counted(places: readonly (readonly unknown[])[]): Map<unknown, number>[] {
  const counts = places[0].map(() => new Map<unknown, number>());
  for (const place of places)
    for (const [i, value] of place.entries()) counts[i].set(value, (counts[i].get(value) ?? 0) + 1);
  return counts;
}

test('SH-70 in Speed a hidden token may be any that is unseen, beneath any business', () => {
  const { state } = newGame({ mode: 'speed' }, 3);
  const view = scheffeln.view(state, 0);
  const random = new Seeded('Speed');
  const worlds = Array.from({ length: TIMES }, () => readable(scheffeln.redeal(view, random)).stacks);
  const [unseen] = view.unseen;
  assert.equal(unseen.length, 24);
  for (const stacks of worlds) {
    assert.deepEqual(
      stacks.map(([top]) => top),
      view.stacks.map(({ top }) => top),
      'open tokens stay',
    );
    assert.deepEqual(
      stacks.flatMap(([, ...hidden]) => hidden).sort((a, b) => a - b),
      [...unseen],
    );
  }
  for (const counts of counted(worlds.map((stacks) => stacks.flatMap(([, ...hidden]) => hidden)))) {
    assert.equal(counts.size, new Set(unseen).size, 'every value comes to every place');
    for (const times of counts.values()) assert.ok(times < TIMES / 4, 'and none much more often than the others');
  }
});

test('SH-10 in the basic game a business keeps its hidden values, in any order', () => {
  const { state } = newGame({}, 3);
  const view = scheffeln.view(state, 0);
  const random = new Seeded('basic');
  const worlds = Array.from({ length: TIMES }, () => readable(scheffeln.redeal(view, random)).stacks);
  for (const stacks of worlds)
    for (const [place, [top, ...hidden]] of stacks.entries()) {
      assert.equal(top, view.stacks[place].top);
      assert.deepEqual(
        hidden.sort((a, b) => a - b),
        [...view.unseen[place]],
      );
    }
  const fresh = Array.from({ length: TIMES }, () => readable(scheffeln.redeal(view, random)).stacks);
  for (const counts of counted(fresh.map((stacks) => stacks.flatMap(([, ...hidden]) => hidden))))
    assert.equal(counts.size, 3, 'each of the three comes to each place');
});

test('SH-22 hands and discards that a seat has not seen come from all the cards it has not seen', () => {
  const state = given({ seats: ['red: blue white white', 'orange: green brown brown'] });
  play(state, 0, 'exchange blue > yellow');
  play(state, 1, 'exchange green > blue');
  const view = scheffeln.view(state, 0);
  const random = new Seeded('cards');
  const worlds = Array.from({ length: TIMES }, () => readable(scheffeln.redeal(view, random)));
  for (const { seats, faceDown } of worlds) {
    assert.deepEqual(seats[0].hand, ['white', 'white']);
    assert.deepEqual(faceDown[0], { seat: 0, card: 'blue' });
    assert.equal(seats[1].hand.length, 2);
  }
  const [discards] = counted(worlds.map(({ faceDown }) => [faceDown[1].card]));
  assert.equal(discards.size, 8, 'a discard may be of any colour');
});
