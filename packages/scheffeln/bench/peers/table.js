// A boardgame.io table without a screen: the plain client of its documentation, no debug panel, no server.
// Set NODE_ENV to production before importing this: the package reads it while it loads.
import { Client } from 'boardgame.io/dist/cjs/client.js';

const SEATS = 4;

/** @public Imported by the benchmark through its address. */
export function openTable(game, seed) {
  const client = Client({ game: { ...game, seed }, numPlayers: SEATS, debug: false });
  client.start();
  return client;
}

/** One game of uniformly random moves. Gives the number of decisions. */
export function playGame(game, seed, random) {
  const client = openTable(game, seed);
  for (let decisions = 0; ; decisions++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) {
      client.stop();
      return decisions;
    }
    const list = game.ai.enumerate(G, ctx, ctx.currentPlayer);
    const { move, args } = list[random.below(list.length)];
    // Without a playerID the client plays for the seat to move.
    client.moves[move](...args);
  }
}
