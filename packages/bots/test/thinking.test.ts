import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyMind,
  decide,
  LEVEL,
  LEVELS,
  type Mind,
  noKnowledge,
  thinkByHalving,
  thinkByTree,
} from '@backroom/bots';
import type { GameTypes } from '@backroom/kit';
import { type AnyGame, Seeded, settle } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';

const MINDS = [
  { game: scheffeln, knowledge } as unknown as Mind<GameTypes>,
  { game: scheffeln as AnyGame, knowledge: noKnowledge(scheffeln as AnyGame) },
  { game: lastCall as AnyGame, knowledge: noKnowledge(lastCall as AnyGame) },
] as const;

const optionsOf = (game: AnyGame): unknown =>
  Object.fromEntries(Object.entries(game.options.fields).map(([k, f]) => [k, (f as { default: unknown }).default]));

/** A position somewhere in a random game, and the seat to act. */
function position(game: AnyGame, seed: string): { state: unknown; seat: number } {
  const random = new Seeded(seed);
  for (;;) {
    const state = game.start(optionsOf(game), 3);
    settle(game, state, random);
    for (let left = random.below(8); ; left--) {
      const turn = game.toAct(state);
      if (typeof turn === 'string') break;
      if (left <= 0) return { state, seat: turn[0] };
      game.apply(state, turn[0], game.sample(state, turn[0], random), null);
      settle(game, state, random);
    }
  }
}

const clock = { now: () => 0 };

test('a bot of every level decides from a view alone, in every game, with and without knowledge', () => {
  for (const mind of MINDS) {
    for (const name of LEVELS) {
      const { state, seat } = position(mind.game, `level ${name}`);
      const view = JSON.parse(JSON.stringify(mind.game.view(state, seat)));
      const level = { ...LEVEL[name], iterations: Math.min(LEVEL[name].iterations, 300) };
      const thought = decide(mind, level, { view, seat, random: new Seeded('x'), ...clock });
      const legal = mind.game.legal(state, seat).map((action) => mind.game.write(action));
      assert.ok(legal.includes(mind.game.write(thought.action)));
      assert.ok(thought.candidates.every(({ chance, tries }) => tries === 0 || (chance >= 0 && chance <= 1)));
    }
  }
});

test('actions are compared under the same luck: the same action twice gets the same chance', () => {
  const { state, seat } = position(scheffeln as AnyGame, 'luck');
  const view = scheffeln.view(state as never, seat);
  const [action] = scheffeln.legal(state as never, seat);
  const chancesOf = (separateLuck: boolean): number[] => {
    const mind = { game: scheffeln, knowledge: { ...knowledge, separateLuck } };
    const thought = thinkByHalving(mind, view, seat, [action, action], new Seeded('x'), { iterations: 200 });
    return thought.candidates.map(({ chance }) => chance);
  };
  const [one, other] = chancesOf(false);
  assert.equal(one, other);
  const [mine, theirs] = chancesOf(true);
  assert.notEqual(mine, theirs);
});

test('neither choice nor thinking changes when hidden information changes', () => {
  for (const mind of MINDS) {
    const { game } = mind;
    for (let i = 0; i < 10; i++) {
      const { state, seat } = position(game, `fair ${i}`);
      const other = game.redeal(game.view(state, seat), new Seeded(`other ${i}`));
      const thoughts = [state, other].map((world) =>
        decide(
          mind,
          { ...LEVEL.sharp, iterations: 200 },
          { view: game.view(world, seat), seat, random: new Seeded('same'), ...clock },
        ),
      );
      assert.deepEqual(thoughts[0], thoughts[1]);
    }
  }
});

test('either method, by itself, sees no more than the view', () => {
  for (const mind of MINDS) {
    const { game } = mind;
    for (const think of [thinkByHalving, thinkByTree]) {
      const { state, seat } = position(game, 'method');
      const worlds = [state, game.redeal(game.view(state, seat), new Seeded('another deal'))];
      const [here, there] = worlds.map((world) =>
        think(mind, game.view(world, seat), seat, game.legal(world, seat), new Seeded('same'), { iterations: 300 }),
      );
      assert.deepEqual(here, there);
    }
  }
});

test('a tree knows an action by its notation, whether or not a game hands out the same list twice', () => {
  // Scheffeln's actions are its own, only its lists can be copied; in Last Call both can.
  for (const [{ game }, copy] of [
    [MINDS[1], (list: readonly unknown[]) => [...list]],
    [MINDS[2], (list: readonly unknown[]) => structuredClone(list)],
  ] as const) {
    const fresh: AnyGame = { ...game, legal: (state, seat) => copy(game.legal(state, seat)) };
    for (let i = 0; i < 5; i++) {
      const { state, seat } = position(game, `lists ${i}`);
      const [shared, copied] = [game, fresh].map((one) => {
        const mind = { game: one, knowledge: noKnowledge(one) };
        const legal = one.legal(state, seat);
        return thinkByTree(mind, game.view(state, seat), seat, legal, new Seeded('lists'), { iterations: 100 });
      });
      assert.deepEqual(copied, shared);
    }
  }
});

test('a budget of iterations is kept, within one turn round the actions', () => {
  const [mind] = MINDS;
  const { state, seat } = position(mind.game, 'budget');
  const view = mind.game.view(state, seat);
  const legal = mind.game.legal(state, seat);
  for (const iterations of [50, 500, 2000]) {
    const halving = thinkByHalving(mind, view, seat, legal, new Seeded('b'), { iterations });
    assert.ok(
      halving.iterations >= iterations && halving.iterations <= iterations + legal.length * 2,
      `${halving.iterations}`,
    );
    assert.equal(thinkByTree(mind, view, seat, legal, new Seeded('b'), { iterations }).iterations, iterations);
  }
});

test('a budget of time is kept by the clock that is given', () => {
  const [mind] = MINDS;
  const { state, seat } = position(mind.game, 'time');
  let time = 0;
  const now = () => time++;
  const thought = thinkByHalving(
    mind,
    mind.game.view(state, seat),
    seat,
    mind.game.legal(state, seat),
    new Seeded('t'),
    { ms: 40, now },
  );
  assert.ok(time <= 50, `looked ${time} times`);
  assert.ok(thought.iterations > 0);
  assert.throws(() =>
    thinkByHalving(mind, mind.game.view(state, seat), seat, mind.game.legal(state, seat), new Seeded('t'), {}),
  );
});

test('thinking finds what is plainly best: in Last Call, the only card that keeps one in the game', () => {
  const mind = MINDS[2];
  const state = lastCall.start({ cards: 12 }, 2);
  lastCall.apply(
    state,
    'chance',
    {
      type: 'deal',
      hands: [
        [1, 9, 12],
        [3, 8, 11],
      ],
    },
    null,
  );
  for (const [seat, card] of [
    [0, 1],
    [1, 3],
    [1, 11],
  ] as const)
    lastCall.apply(state, seat, { type: 'play', card }, null);
  const view = lastCall.view(state, 0);
  for (const think of [thinkByHalving, thinkByTree]) {
    const thought = think(mind, view, 0, lastCall.legal(state, 0), new Seeded('best'), { iterations: 400 });
    assert.deepEqual(thought.action, { type: 'play', card: 12 });
  }
});

/** One thinker against habit on all other seats: its share of the victories. */
function shareAgainstHabit(seats: number, games: number, iterations: number): number {
  const mind = { game: scheffeln, knowledge } as AnyMind;
  const random = new Seeded('strength');
  let won = 0;
  for (let i = 0; i < games; i++) {
    const hero = i % seats;
    const state = scheffeln.start(optionsOf(scheffeln as AnyGame) as never, seats);
    for (;;) {
      settle(scheffeln, state, random);
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') break;
      const [seat] = turn;
      const action =
        seat === hero
          ? decide(
              mind,
              { ...LEVEL.kingpin, iterations },
              { view: scheffeln.view(state, seat) as never, seat, random, ...clock },
            ).action
          : knowledge.habit(state, seat, random);
      scheffeln.apply(state, seat, action, null);
    }
    const winners = scheffeln.result(state)?.winners ?? [];
    if (winners.includes(hero)) won += 1 / winners.length;
  }
  return won / games;
}

test('thinking pays: it wins far more than its share against players of habit', () => {
  assert.ok(shareAgainstHabit(4, 40, 400) > 0.4, 'four seats: a fair share is 0.25');
  assert.ok(shareAgainstHabit(2, 40, 400) > 0.75, 'two seats: a fair share is 0.5');
});
