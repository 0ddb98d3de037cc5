// boardgame.io's own server with its own lobby, sockets and store in memory, as its documentation starts it. Every seat
// sees its own hand only, and of each stack the open token, as with us.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { answerFor } from '../../../../bench/server-answers.ts';
import { Scheffeln } from './scheffeln-boardgameio.js';

const playerView = ({ G, playerID }) => ({
  ...G,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  stacks: G.stacks.map(([top, ...hidden]) => ({ top: top ?? null, hidden: hidden.length })),
});

/** Its lobby wants to know its port beforehand. On the port of the sockets, newer releases of Koa do not find it. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const server = Server({ games: [{ ...Scheffeln, playerView }], origins: [] });
const running = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } });
const close = async () => {
  server.kill(running);
  running.appServer.closeAllConnections();
  running.apiServer.closeAllConnections();
};
answerFor(running.appServer.address().port, close, running.apiServer.address().port);
