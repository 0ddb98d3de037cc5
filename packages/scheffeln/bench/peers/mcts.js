// boardgame.io's own bot, MCTSBot, at tables of our game. It is given the whole state, so it sees all hands and face-down
// tokens, and the source of chance too: it foresees the cards of the next rounds.
// Set NODE_ENV to production before importing this: the package reads it while it loads.
import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Scheffeln } from './scheffeln-boardgameio.js';

/** MCTSBot reads `winner` or `draw` where the game tells `winners`; without them it would see no victory at all. */
export const game = {
  ...Scheffeln,
  endIf(table) {
    const over = Scheffeln.endIf(table);
    if (over === undefined) return;
    return over.winners.length === 1 ? { ...over, winner: String(over.winners[0]) } : { ...over, draw: true };
  },
};

export function openTable(seats, seed) {
  const client = Client({ game: { ...game, seed }, numPlayers: seats, debug: false });
  client.start();
  return client;
}

const botWith = (options) => new MCTSBot({ game, enumerate: game.ai.enumerate, ...options });

/** Searches `iterations` iterations for the seat to move. Without its async option, all of it happens before `play` returns. */
export function iterate(state, seed, iterations) {
  botWith({ seed, iterations }).play(state, state.ctx.currentPlayer);
  return iterations;
}

/** Searches for `ms` milliseconds; it reads the clock every 25 iterations. @public */
export async function think(state, seed, ms, playoutDepth) {
  const deadline = performance.now() + ms;
  let iterations = 0;
  const bot = botWith({
    seed,
    playoutDepth,
    iterations: Number.MAX_SAFE_INTEGER,
    iterationCallback: ({ iterationCounter }) => {
      if (performance.now() < deadline) return;
      iterations = iterationCounter;
      bot.iterationCounter = Number.MAX_SAFE_INTEGER;
    },
  });
  const { action } = await bot.play(state, state.ctx.currentPlayer);
  return { move: { move: action.payload.type, args: action.payload.args }, iterations };
}
