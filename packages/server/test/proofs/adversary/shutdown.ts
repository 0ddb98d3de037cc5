// SIGTERM with a broken disk: the process must end within its limit.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../support/server.ts';
import { ServerProcess } from '../support/process.ts';
import { HonestPlayers } from './honest.ts';

type Fault = (server: ServerProcess) => () => void;

const NOTHING = (): void => {};
/** How long a busy machine may take to start what ends a process, and to tell us; milliseconds. */
const LONGER = 20_000;

/** No file of the process may grow any more: every write beyond that fails, as on a full disk. */
const fullDisk: Fault = (server) => {
  const { status } = spawnSync('prlimit', ['--pid', String(server.pid), '--fsize=1']);
  if (status !== 0) throw new Error('prlimit cannot be run here');
  return NOTHING;
};

const damagedFile: Fault = (server) => {
  for (const path of [server.data, `${server.data}-wal`]) {
    const file = openSync(path, 'r+');
    for (let at = 0; at < 64; at++) writeSync(file, Buffer.alloc(1000, 0x5a), 0, 1000, at * 1024);
    closeSync(file);
  }
  return NOTHING;
};

const heldLock: Fault = (server) => {
  const db = new DatabaseSync(server.data);
  db.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
};

const deadThread: Fault = (server) => {
  writeFileSync(`${server.data}.die`, '');
  return NOTHING;
};

/** The disk does not answer: the thread waits for a pipe that nobody writes to. */
const silentDisk: Fault = (server) => {
  if (spawnSync('sh', ['-c', 'mkfifo "$0"', `${server.data}.hang`]).status !== 0)
    throw new Error('mkfifo cannot be run here');
  return NOTHING;
};

/** Loaded into the server's process: breaks its database thread when one of these files appears. */
const PRELOAD = new URL('../../support/break-database.ts', import.meta.url).href;

const breakable = (data: string): ServerProcess =>
  new ServerProcess(data, [], [], { NODE_OPTIONS: `--import=${PRELOAD}`, BREAK_DATABASE: data });

export const FAULTS: Readonly<Record<string, Fault>> = {
  'a full disk': fullDisk,
  'a damaged file': damagedFile,
  'a lock held by another process': heldLock,
  'a dead database thread': deadThread,
  'a disk that does not answer': silentDisk,
};

export interface Ending {
  /** Milliseconds from SIGTERM to the end of the process. */
  readonly took: number;
  /** From the signal to its last log line, by the server's own clock; null: it did not say. */
  readonly told: number | null;
}

/** With people at their tables. Null: it did not end, even with `LONGER` beyond the limit for a busy machine. */
export async function shutDown(data: string, fault: Fault, limit: number): Promise<Ending | null> {
  const server = breakable(data);
  await server.open();
  const honest = await HonestPlayers.enter(server.address);
  await until(() => honest.moves > 2, 'people play', 60_000);
  const repair = fault(server);
  await pause(400);
  const begun = performance.now();
  const gone = server.kill('SIGTERM').then(() => performance.now() - begun);
  const took = await Promise.race([gone, pause(limit + LONGER, null, { ref: false })]);
  await honest.leave();
  repair();
  if (took === null) await server.kill();
  const told = /losed after (\d+) ms/.exec(server.said + server.complaints);
  return took === null ? null : { took, told: told === null ? null : Number(told[1]) };
}
