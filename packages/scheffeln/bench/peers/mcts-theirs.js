// The process in which MCTSBot is timed: 50 iterations at a position of each depth, of random games with four seats.

import { answer } from '../../../../bench/player.ts';
import { Seeded } from '../../../kit/src/index.ts';
import { DEPTHS } from '../engine.ts';
import { game, iterate, openTable } from './mcts.js';

const POSITIONS_PER_DEPTH = 8;
const ITERATIONS = 50;

/** Null if the game was over sooner. */
function positionAfter(decisions, seed) {
  const random = new Seeded(seed);
  const client = openTable(4, seed);
  for (let i = 0; i < decisions && client.getState().ctx.gameover === undefined; i++) {
    const { G, ctx } = client.getState();
    const list = game.ai.enumerate(G, ctx, ctx.currentPlayer);
    const { move, args } = list[random.below(list.length)];
    client.moves[move](...args);
  }
  const state = client.getState();
  client.stop();
  return state.ctx.gameover === undefined ? state : null;
}

const rows = Array.from({ length: POSITIONS_PER_DEPTH }, (_, row) =>
  DEPTHS.map((depth) => {
    for (let game = 0; ; game++) {
      const state = positionAfter(depth, `position ${depth} ${row} ${game}`);
      if (state !== null) return state;
    }
  }),
);
let turn = 0;

answer({
  MCTSBot: () => {
    const row = rows[turn++ % rows.length];
    return row.reduce((sum, state) => sum + iterate(state, `bot ${turn}`, ITERATIONS), 0);
  },
});
