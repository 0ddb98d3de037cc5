import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyMind, hint, noKnowledge } from '@backroom/bots';
import { type AnyGame, Seeded, settle } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';

const KNOWING: AnyMind = { game: scheffeln, knowledge };
const UNKNOWING: AnyMind = { game: lastCall as AnyGame, knowledge: noKnowledge(lastCall as AnyGame) };
const BUDGET = { iterations: 600 };

/** The first decision of a game, some random steps later. */
function position(game: AnyGame, seed: string, steps = 0): { state: unknown; seat: number } {
  const random = new Seeded(seed);
  const fields = Object.entries(game.options.fields).map(([k, f]) => [k, (f as { default: unknown }).default]);
  const state = game.start(Object.fromEntries(fields), 3);
  for (let left = steps; ; left--) {
    settle(game, state, random);
    const turn = game.toAct(state);
    assert.ok(typeof turn !== 'string', 'the game ended too soon');
    if (left <= 0) return { state, seat: turn[0] };
    game.apply(state, turn[0], game.sample(state, turn[0], random), null);
  }
}

test('a hint names at most three different legal actions, best first, with a chance for each', () => {
  for (const mind of [KNOWING, UNKNOWING]) {
    const { state, seat } = position(mind.game, 'a position', mind === KNOWING ? 4 : 0);
    const legal = mind.game.legal(state, seat).map((action) => mind.game.write(action));
    const hints = hint(mind, mind.game.view(state, seat), seat, new Seeded('h'), BUDGET);
    const named = hints.map(({ action }) => mind.game.write(action));
    assert.equal(hints.length, Math.min(3, legal.length));
    assert.equal(new Set(named).size, hints.length);
    assert.ok(named.every((notation) => legal.includes(notation)));
    const chances = hints.map(({ chance }) => chance);
    assert.ok(chances.every((chance) => chance >= 0 && chance <= 1));
    assert.deepEqual(
      chances,
      chances.toSorted((a, b) => b - a),
    );
  }
});

test('reasons are the game’s own; a game that knows none gives none', () => {
  const counts = [KNOWING, UNKNOWING].map((mind) => {
    const { state, seat } = position(mind.game, 'reasons', mind === KNOWING ? 4 : 0);
    return hint(mind, mind.game.view(state, seat), seat, new Seeded('h'), BUDGET)[0].reasons.length;
  });
  assert.ok(counts[0] > 0);
  assert.equal(counts[1], 0);
});

test('`explain` gets the view, the action, and the quiet positions that the action led to', () => {
  const { state, seat } = position(scheffeln, 'rest', 4);
  const view = scheffeln.view(state as never, seat);
  let asked = 0;
  const explain: typeof knowledge.explain = (seen, by, action, imagined) => {
    asked++;
    assert.equal(seen, view);
    assert.equal(by, seat);
    assert.ok(scheffeln.legal(state as never, seat).includes(action));
    assert.ok(imagined.length >= 24 && imagined.every(knowledge.rests));
    return [];
  };
  const hints = hint(
    { game: scheffeln, knowledge: { ...knowledge, explain } } as AnyMind,
    view,
    seat,
    new Seeded('h'),
    {
      iterations: 100,
    },
  );
  assert.equal(asked, hints.length);
});

test('the only action has a measured chance too', () => {
  for (let i = 0; ; i++) {
    assert.ok(i < 100, 'some seat must hold one last card');
    const { state, seat } = position(scheffeln, `last ${i}`, 14);
    if (scheffeln.legal(state as never, seat).length !== 1) continue;
    const [only, ...more] = hint(KNOWING, scheffeln.view(state as never, seat), seat, new Seeded('h'), BUDGET);
    assert.equal(more.length, 0);
    assert.ok(only.chance > 0 && only.chance < 1 && only.tries > 0);
    return;
  }
});

test('a seat with nothing to decide gets no hint', () => {
  const { state, seat } = position(scheffeln, 'not now', 4);
  const other = (seat + 1) % 3;
  assert.deepEqual(hint(KNOWING, scheffeln.view(state as never, other), other, new Seeded('h'), BUDGET), []);
});

test('a hint does not change when hidden information changes', () => {
  for (let i = 0; i < 5; i++) {
    const { state, seat } = position(scheffeln, `fair ${i}`, 4 + i);
    const view = scheffeln.view(state as never, seat);
    const other = scheffeln.view(scheffeln.redeal(view, new Seeded(`other ${i}`)), seat);
    const [one, same] = [view, other].map((seen) => hint(KNOWING, seen, seat, new Seeded('same'), BUDGET));
    assert.deepEqual(one, same);
  }
});
