// Floods: control frames, sockets with wrong tickets, pipelined requests, and answers that nobody reads.
import { setTimeout as pause } from 'node:timers/promises';
import { sitDown } from '../crowds.ts';
import { frame, handshake, RawSocket } from '../support/raw.ts';
import { addressOf, ask, Visitor } from '../support/visitor.ts';
import { type Attack, type Damage, type Scene, whole } from './scene.ts';

/** Loops of an attacker: many times what the server allows, and few enough to leave the honest players in this process their time. */
const LOOPS = 16;
/** Milliseconds that an attacker waits for an answer before it tries again. */
const PATIENCE = 1000;
/** Requests that an attacker sends at once: about as many as the server reads at once. */
const PACKET = 1000;

/** Four sockets that send nothing but control frames and read nothing, up to 600 MB. */
export const controlFrames =
  (opcode: number): Attack =>
  async ({ address, port, from, begin, isOver, part }) => {
    const visitor = await Visitor.enter(address, from);
    const { match } = await visitor.open({ chairs: ['me', 'open'] });
    const flood = Buffer.concat(Array.from({ length: 500 }, () => frame('x'.repeat(125), { opcode })));
    const limit = 600e6 * part;
    let [sent, closed] = [0, 0];
    await begin();
    const one = async (): Promise<void> => {
      while (!isOver() && sent < limit) {
        const said = await visitor.attempt('POST', `/api/tables/${match}/ticket`, {});
        if (said?.status !== 200) {
          await pause(500);
          continue;
        }
        const raw = await sitDown(port, (JSON.parse(said.text) as { ticket: string }).ticket);
        raw.keeps = false;
        raw.socket.pause();
        while (!isOver() && raw.socket.writable && sent < limit) {
          sent += flood.length;
          if (!raw.socket.write(flood)) await Promise.race([drained(raw), pause(1000)]);
        }
        if (!raw.socket.writable) closed += 1;
        raw.destroy();
      }
    };
    await Promise.all([one(), one(), one(), one()]);
    return { rightsKept: 0, note: `${whole(sent / 1e6)} MB offered, ${closed} sockets closed by the server` };
  };

const drained = (raw: RawSocket): Promise<void> =>
  new Promise((resolve) => {
    raw.socket.once('drain', resolve);
    raw.socket.once('close', () => resolve());
  });

/** Every loop opens a socket, shows a ticket that does not exist, and opens the next one as soon as it is sent away. */
export const wrongTickets: Attack = async ({ port, from, begin, isOver, part }) => {
  await begin();
  let [tried, refused] = [0, 0];
  const most = 100_000 * part;
  const hello = frame(JSON.stringify({ t: 'hello', protocol: 1, ticket: 'A'.repeat(22), since: null }));
  const one = async (): Promise<void> => {
    while (!isOver() && tried < most) {
      tried += 1;
      const raw = new RawSocket(port, addressOf(from));
      raw.write(handshake(port));
      raw.write(hello);
      const end = performance.now() + PATIENCE;
      while (raw.closeCode === null && !raw.socket.destroyed && performance.now() < end) await pause(5);
      if (raw.closeCode === null) refused += 1;
      raw.destroy();
    }
  };
  await Promise.all(Array.from({ length: LOOPS }, one));
  while (!isOver()) await pause(20);
  return { rightsKept: 0, note: `${whole(tried)} sockets opened, ${whole(refused)} of them refused before the ticket` };
};

/** The largest file that the start page names; without a built page, one that does not exist. */
async function largestFile(address: string): Promise<string> {
  const page = await ask(address, { method: 'GET', path: '/' });
  let largest = { path: '/assets/none.js', size: -1 };
  for (const [path] of page.text.matchAll(/\/assets\/[\w.-]+/g)) {
    const { text } = await ask(address, { method: 'GET', path });
    if (text.length > largest.size) largest = { path, size: text.length };
  }
  return largest.path;
}

export const requests: Attack = (scene) => pipelined(scene, '/api/lobby');
export const pageFiles: Attack = async (scene) => pipelined(scene, await largestFile(scene.address));

/** Requests as many as fit, over several connections, without waiting for their answers. */
const pipelined = async ({ port, from, begin, isOver, part }: Scene, path: string): Promise<Damage> => {
  await begin();
  let [sent, connections] = [0, 0];
  const most = 1_000_000 * part;
  const flood = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(PACKET);
  const one = async (): Promise<void> => {
    while (!isOver() && sent < most) {
      connections += 1;
      const raw = new RawSocket(port, addressOf(from));
      raw.keeps = false;
      const end = performance.now() + PATIENCE;
      for (let got = 0; !isOver() && sent < most && !raw.socket.destroyed; got = raw.received) {
        raw.write(flood);
        sent += PACKET;
        while (raw.received === got && !raw.socket.destroyed && performance.now() < end) await pause(5);
      }
      raw.destroy();
      await pause(5);
    }
  };
  await Promise.all(Array.from({ length: LOOPS }, one));
  while (!isOver()) await pause(20);
  return { rightsKept: 0, note: `${whole(sent)} requests over ${whole(connections)} connections` };
};

/** Everybody who has many seats lists them without reading the answer, and changes their name, again and again. */
export const ownSeats: Attack = async ({ port, from, begin, isOver, collectors, part }) => {
  await begin();
  let [lists, names, renamed] = [0, 0, 0];
  const most = 5000 * part;
  const unread: RawSocket[] = [];
  const list = async (token: string): Promise<void> => {
    while (!isOver() && lists < most) {
      lists += 1;
      const raw = new RawSocket(port, addressOf(from));
      unread.push(raw);
      raw.socket.pause();
      raw.write(`GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
      await pause(40);
      if (unread.length > 400) unread.shift()?.destroy();
    }
  };
  const rename = async (collector: (typeof collectors)[number]): Promise<void> => {
    for (let n = 0; !isOver(); n++) {
      names += 1;
      const said = await collector.attempt('PATCH', '/api/me', { name: `Name ${n}` });
      if (said?.status === 200) renamed += 1;
      else await pause(20);
    }
  };
  await Promise.all(collectors.flatMap((one) => [list(one.token), list(one.token), rename(one)]));
  for (const raw of unread) raw.destroy();
  return {
    rightsKept: 0,
    note: `${whole(lists)} lists asked for and not read, ${renamed} of ${whole(names)} new names`,
  };
};
