// P2: the real server under strace: a sync that covers a command has ended before its answer is written to a socket.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Happening, readTrace, straceInto, uncovered } from '../store/trace.ts';
import { until } from '../support/server.ts';
import { anOrder, MANY_ORDERS } from './support/order.ts';
import { ServerProcess } from './support/process.ts';
import { Visitor } from './support/visitor.ts';

/** A command's id: it is found in the pages of the database as well as in the answer. */
const CID = /p2\.\d+\.\d+x/g;
const ANSWER = /\{"t":"ok","cid":"(p2\.\d+\.\d+x)"/g;

/** A command as its sender knows it to be done. */
export interface Acknowledged {
  readonly visitor: Visitor;
  readonly match: string;
  readonly seq: number;
}

export interface Traced {
  readonly data: string;
  readonly happenings: readonly Happening[];
  /** By the id of the command. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
}

/** Plays at `tables` tables at once; each has `commands` commands. */
export async function traceServer(folder: string, tables: number, commands: number): Promise<Traced> {
  const trace = join(folder, 'trace');
  const data = join(realpathSync(folder), 'server.db');
  const server = new ServerProcess(data, MANY_ORDERS, straceInto(trace));
  await server.open();
  const acknowledged = new Map<string, Acknowledged>();
  try {
    const all = Array.from({ length: tables }, (_, n) => orderAround(server.address, n + 1, commands, acknowledged));
    await Promise.all(all);
  } catch (error) {
    throw new Error(`the server says: ${server.complaints}`, { cause: error });
  } finally {
    await server.kill('SIGTERM');
  }
  return { data, happenings: readServerTrace(readFileSync(trace, 'latin1')), acknowledged };
}

/** Orders are accepted at any time: each becomes a line, and each is answered. */
async function orderAround(
  address: string,
  n: number,
  commands: number,
  acknowledged: Map<string, Acknowledged>,
): Promise<void> {
  const visitor = await Visitor.enter(address, n);
  const { match } = await visitor.open({ chairs: ['me', 'lookout'] });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, 'backroom.json');
  let answers = 0;
  let isWelcome = false;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as { t: string; cid: string; seq: number };
    if (message.t === 'welcome') isWelcome = true;
    if (message.t !== 'ok') return;
    answers++;
    acknowledged.set(message.cid, { visitor, match, seq: message.seq });
  };
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  const ticket = await visitor.ticket(match);
  socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket, since: null }));
  // Under strace everything is slow.
  await until(() => isWelcome, 'the welcome', 120_000);
  for (let i = 0; i < commands; i++) {
    socket.send(JSON.stringify({ t: 'order', cid: `p2.${n}.${i}x`, order: anOrder(i) }));
    await pause(25);
  }
  await until(() => answers === commands, 'every command is answered', 120_000);
  socket.close();
}

/** What goes into a socket is an answer. */
export const readServerTrace = (text: string): Happening[] =>
  readTrace(text, ({ where, text }) =>
    /^(socket|TCP)/.test(where) ? [...text.matchAll(ANSWER)].map(([, cid]) => cid) : [],
  );

/** Answers that were sent before their command was synced. */
export const tooEarly = (happenings: readonly Happening[]): readonly string[] => uncovered(happenings, CID);

export const count = (happenings: readonly Happening[], kind: Happening['kind']): number =>
  happenings.filter((one) => one.kind === kind).length;
