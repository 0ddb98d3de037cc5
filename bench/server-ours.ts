// Matches at our server: a guest lays out a table for four, and each seat has a socket that speaks the packed form with
// patches. Legal moves are found here, from the seat's own view.
import { type FromServer, type Lexicon, PROTOCOL, patched, unpack } from '@backroom/protocol';
import type { GameUnderLoad } from './server-bench.ts';
import { LoadedMatch, openSocket, SEATS, type SeatAtServer } from './server-match.ts';
import type { ServerProcess } from './server-process.ts';

let lexicon: Lexicon | null = null;

export async function layOutOurs(game: GameUnderLoad, { port }: ServerProcess): Promise<LoadedMatch> {
  const address = `http://127.0.0.1:${port}`;
  const { token } = await post<{ token: string }>(`${address}/api/me`, null, { name: 'Bench', program: true });
  const chairs = Array.from({ length: SEATS }, () => 'me');
  const made = await post<{ match: string }>(`${address}/api/tables`, token, { game: game.id, chairs });
  const match = new LoadedMatch();
  const seats: SeatAtServer[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { ticket } = await post<{ ticket: string }>(`${address}/api/tables/${made.match}/ticket`, token, { seat });
    seats.push(await sit(game, port, match, seat, ticket));
  }
  match.seats = seats;
  return match;
}

/** Resolves with the server's welcome. */
function sit(
  game: GameUnderLoad,
  port: number,
  match: LoadedMatch,
  seat: number,
  ticket: string,
): Promise<SeatAtServer> {
  return new Promise((resolve) => {
    let view: unknown = null;
    let sent = 0;
    const take = (message: FromServer): void => {
      if (message.t === 'no' || message.t === 'bye') throw new Error(`seat ${seat}: ${JSON.stringify(message)}`);
      if (message.t === 'welcome') {
        lexicon = message.lexicon ?? lexicon;
        view = message.view;
        resolve(at);
      }
      if (message.t !== 'welcome' && message.t !== 'steps') return;
      if (message.t === 'steps' && message.patch !== undefined) view = patched(view, message.patch);
      match.turn = game.turnOf(view);
      if (message.result) match.isOver = true;
      if (message.t === 'steps') match.seen();
    };
    const { socket, close } = openSocket(`ws://127.0.0.1:${port}/ws`, 'backroom.packed', (data, isBinary) => {
      match.received(data.length);
      take((isBinary ? unpack(data, lexicon as Lexicon) : JSON.parse(data.toString())) as FromServer);
    });
    const at: SeatAtServer = {
      move() {
        const action = game.randomAction(view, seat);
        socket.send(JSON.stringify({ t: 'act', cid: `s${seat}-${++sent}`, action }));
      },
      close,
    };
    socket.on('open', () => {
      const hello = { t: 'hello', protocol: PROTOCOL, ticket, since: null, views: 'patches', legal: false };
      socket.send(JSON.stringify({ ...hello, lexicon: lexicon?.id ?? null }));
    });
  });
}

export async function post<T>(address: string, token: string | null, body: unknown): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
