// A race is what somebody can lose by being slow. Bots answer a race by the published model of human times, and everything else at
// the pace that the player has set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOffer } from '@backroom/games';
import { loadMind } from '@backroom/games/minds';
import { openBotWorkers } from '@backroom/games/node';
import { type AnyGame, isRace, readOptions, Seeded, settle } from '@backroom/kit';
import type { Holder, Terms } from '@backroom/match';
import { BotSeats, type BotServices, openSmallTable, SmallTable } from '../src/index.ts';

interface Begun {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly state: unknown;
}

function begun(id: string, wished: unknown, seats: number, seed: string): Begun {
  const game = findOffer(id)?.game;
  assert.ok(game);
  const read = readOptions<unknown>(game.options, wished);
  assert.ok(read.ok);
  const state = game.start(read.value, seats);
  settle(game, state, new Seeded(seed));
  return { game, options: read.value, state };
}

/** Random play until a position of that kind. */
function playUntil(
  game: AnyGame,
  state: unknown,
  random: Seeded,
  isThere: (turn: readonly number[]) => boolean,
): boolean {
  for (;;) {
    const turn = game.toAct(state);
    if (turn === 'over') return false;
    if (turn === 'chance') settle(game, state, random);
    else if (isThere(turn)) return true;
    else game.apply(state, turn[0], game.sample(state, turn[0], random), null);
  }
}

test('in Speed Scheffeln all seats grab the same characters: a race', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { game, state } = begun('scheffeln', { mode: 'speed' }, 4, seed);
    const random = new Seeded(seed);
    assert.ok(playUntil(game, state, random, (turn) => turn.length > 1));
    assert.ok(isRace(game, state));
  }
});

test('a Job draft is no race, in any of its steps, and neither is a single seat’s turn', () => {
  let drafts = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { game, state } = begun('scarface', { jobDraft: true }, 4, seed);
    const random = new Seeded(seed);
    for (let step = 0; step < 60; step++) {
      const turn = game.toAct(state);
      if (turn === 'over') break;
      if (turn === 'chance') {
        settle(game, state, random);
        continue;
      }
      if (turn.length > 1) drafts++;
      assert.equal(isRace(game, state), false, `step ${step}`);
      game.apply(state, turn[0], game.sample(state, turn[0], random), null);
    }
  }
  assert.ok(drafts > 20, `only ${drafts} simultaneous decisions`);
});

test('bots draft at the pace that the player has set', async (t) => {
  await loadMind('scarface');
  const { game, options } = begun('scarface', { jobDraft: true }, 3, 'pace');
  const holder: Holder = { kind: 'bot', level: 'lookout', temperament: null };
  const terms: Terms = {
    match: 'a-draft-of-bots',
    game: game.id,
    rules: game.rules,
    options: options as Terms['options'],
    seats: 3,
    pace: null,
    undo: 'allowed',
    window: 0,
    standIn: { level: 'lookout', temperament: null },
    position: null,
    after: null,
  };
  const secret = '07'.repeat(32);
  const opened = openSmallTable(game, terms, [holder, holder, holder], secret, 1000);
  assert.ok(opened.ok, JSON.stringify(opened));
  const pool = openBotWorkers({ size: 1, onFailure: () => {} });
  const botTrouble: BotServices['botTrouble'] = (_, seat, error) => assert.fail(`bot ${seat}: ${error}`);
  let picks = 0;
  await new Promise<void>((resolve, reject) => {
    const later = (ms: number): (() => void) => {
      reject(new Error(`a bot waits ${ms} ms, although no pause is wanted`));
      return () => {};
    };
    const set = SmallTable.set(
      {
        bots: (table) =>
          new BotSeats({ pool, humanePace: true, thinking: () => 0, now: () => 1000, later, botTrouble }, table),
        now: () => 1000,
        later,
        // Five decisions each: four picks, one of which goes back.
        keep: (entries) => {
          picks += entries.filter(({ deed }) => deed.do === 'act').length;
          if (picks >= 15) resolve();
        },
      },
      game,
      { secret, names: [], entries: opened.value },
    );
    assert.ok(set.ok);
    t.after(() => {
      // First the table: its bots would ask a closed pool.
      set.value.close();
      return pool.close();
    });
  });
});
