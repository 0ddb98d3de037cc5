// Matches at boardgame.io's server: made and joined through its lobby; each seat has a socket that speaks the protocol of
// its client (socket.io over a WebSocket), without the client's own copy of the rules.
import { LoadedMatch, openSocket, SEATS, type SeatAtServer } from '../../../bench/server-match.ts';
import { post } from '../../../bench/server-ours.ts';
import type { ServerProcess } from '../../../bench/server-process.ts';
import { loadPeer, type PeerState } from './peer.ts';

const { game } = await loadPeer();

export async function layOutTheirs({ port, lobby }: ServerProcess): Promise<LoadedMatch> {
  const games = `http://127.0.0.1:${lobby}/games/scheffeln`;
  const { matchID } = await post<{ matchID: string }>(`${games}/create`, null, { numPlayers: SEATS });
  const match = new LoadedMatch();
  const seats: SeatAtServer[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const wish = { playerID: String(seat), playerName: 'Bench' };
    const { playerCredentials } = await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, null, wish);
    seats.push(await sit(port, match, matchID, seat, playerCredentials));
  }
  match.seats = seats;
  return match;
}

function sit(
  port: number,
  match: LoadedMatch,
  matchID: string,
  seat: number,
  credentials: string,
): Promise<SeatAtServer> {
  return new Promise((resolve) => {
    const playerID = String(seat);
    let state: PeerState;
    const say = (...words: readonly unknown[]): void => socket.send(`42/scheffeln,${JSON.stringify(words)}`);
    const take = (next: PeerState): void => {
      state = next;
      match.turn = next.ctx.playOrderPos;
      if (next.ctx.gameover !== undefined) match.isOver = true;
    };
    const { socket, close } = openSocket(
      `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
      undefined,
      (data) => {
        match.received(data.length);
        const text = data.toString();
        if (text.startsWith('0')) socket.send('40/scheffeln,');
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40')) say('sync', matchID, playerID, credentials, SEATS);
        if (!text.startsWith('42')) return;
        const [what, , news] = JSON.parse(text.slice(text.indexOf('['))) as [string, string, unknown];
        if (what === 'update') {
          take(news as PeerState);
          match.seen();
        } else if (what === 'sync') {
          take((news as { state: PeerState }).state);
          resolve(at);
        }
      },
    );
    const at: SeatAtServer = {
      move() {
        const legal = game.ai.enumerate(state.G, state.ctx, playerID);
        const { move: type, args } = legal[Math.floor(Math.random() * legal.length)];
        const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
        say('update', action, state._stateID, matchID, playerID);
      },
      close,
    };
  });
}
