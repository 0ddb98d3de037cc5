// P2: the real house under strace: before the answer to a command goes into its socket, a sync has ended that covers it.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STRACE } from '../store/trace.ts';
import { until } from '../support/house.ts';
import { HouseProcess } from './support/process.ts';
import { Visitor } from './support/visitor.ts';

/** A mark that is found in the pages of the database as well as in the answer. */
const IN_RECORD = /#(p2\.\d+\.\d+x)/g;
const IN_ANSWER = /\{\\"t\\":\\"ok\\",\\"cid\\":\\"(p2\.\d+\.\d+x)\\"/g;

export interface Synced {
  readonly answered: number;
  readonly syncs: number;
  /** Answers that were sent before their command was safe. */
  readonly early: readonly string[];
}

/** Plays at so many tables at once; each has so many commands. */
export async function traceHouse(folder: string, tables: number, commands: number): Promise<Synced> {
  const trace = join(folder, 'trace');
  const calls = 'trace=write,writev,sendto,sendmsg,pwrite64,fsync,fdatasync';
  const strace = [STRACE, '-f', '--seccomp-bpf', '-y', '-s', '70000', '-e', calls, '-e', 'signal=none', '-o', trace];
  const house = new HouseProcess(join(realpathSync(folder), 'house.db'), [], strace);
  await house.open();
  try {
    await Promise.all(Array.from({ length: tables }, (_, n) => orderAround(house.address, n + 1, commands)));
  } catch (error) {
    throw new Error(`the house says: ${house.complaints}`, { cause: error });
  } finally {
    await house.kill('SIGTERM');
  }
  return readTrace(readFileSync(trace, 'latin1'));
}

/** Orders are accepted at any time: each becomes a line, and each is answered. */
async function orderAround(address: string, n: number, commands: number): Promise<void> {
  const visitor = await Visitor.enter(address, n);
  const { match } = await visitor.open({ chairs: ['me', 'lookout'] });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, 'backroom.json');
  let answers = 0;
  let isWelcome = false;
  socket.onmessage = ({ data }) => {
    if (String(data).startsWith('{"t":"ok"')) answers++;
    if (String(data).startsWith('{"t":"welcome"')) isWelcome = true;
  };
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  const ticket = await visitor.ticket(match);
  socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket, since: null }));
  // Under strace everything takes its time.
  await until(() => isWelcome, 'the welcome', 30_000);
  for (let i = 0; i < commands; i++) {
    socket.send(JSON.stringify({ t: 'order', cid: `p2.${n}.${i}x`, order: null }));
    // As quick as the house allows, and a little less.
    await pause(55);
  }
  for (let wait = 0; wait < 400 && answers < commands; wait++) await pause(25);
  socket.close();
  if (answers < commands) throw new Error(`${answers} of ${commands} commands were answered`);
}

export function readTrace(text: string): Synced {
  const written = new Set<string>();
  const durable = new Set<string>();
  const covering = new Map<string, readonly string[]>();
  const early: string[] = [];
  let answered = 0;
  let syncs = 0;
  const ends = (thread: string): void => {
    syncs++;
    for (const mark of covering.get(thread) ?? []) durable.add(mark);
  };
  for (const line of text.split('\n')) {
    const [, thread, call] = /^(\d+) +(.*)$/s.exec(line) ?? [];
    if (call === undefined) continue;
    if (/^f(data)?sync\(\d+<[^>]*-wal>/.test(call)) {
      covering.set(thread, [...written]);
      if (/ = 0$/.test(call)) ends(thread);
    } else if (/^<\.\.\. f(data)?sync resumed>/.test(call)) {
      if (/ = 0$/.test(call)) ends(thread);
    } else if (/^pwrite64\(\d+<[^>]*-wal>/.test(call)) {
      for (const [, mark] of call.matchAll(IN_RECORD)) written.add(mark);
    } else if (/^(write|writev|sendto|sendmsg)\(\d+<(socket|TCP)/.test(call)) {
      for (const [, mark] of call.matchAll(IN_ANSWER)) {
        answered++;
        if (!durable.has(mark)) early.push(mark);
      }
    }
  }
  return { answered, syncs, early };
}
