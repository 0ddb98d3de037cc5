// A real PostgreSQL: a cluster in a temporary folder, gone with the process that started it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { findPostgres, postgresCommand } from '../../../../scripts/postgres.mjs';
import { lastingPort } from './ports.ts';

const USER = 'backroom';

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('there is no user postgres or nobody to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Ends the database and removes its folder when its input ends: so it does, however this process ends. */
const KEEPER = `"$0" "$@" & pid=$!; read _; kill -QUIT $pid; wait $pid; rm -rf "$FOLDER"`;

/** A process for a connection or a task may have ended since its id was read. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export class Postgres {
  readonly port: number;
  private readonly folder: string;
  private readonly keeper: ChildProcess;
  private databases = 0;

  private constructor(port: number, folder: string, keeper: ChildProcess) {
    this.port = port;
    this.folder = folder;
    this.keeper = keeper;
  }

  /** `onDisk`: where a sync takes as long as it does; else in memory, where there is such a folder. */
  static async start(onDisk = false): Promise<Postgres> {
    const programs = findPostgres();
    if (programs === null) throw new Error(`this needs PostgreSQL, and none was found: ${postgresCommand}`);
    const folder = mkdtempSync(join(!onDisk && existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'backroom-postgres-'));
    const user = unprivileged();
    if (user !== null) chownSync(folder, user.uid, user.gid);
    const cluster = join(folder, 'cluster');
    const as = { ...user, cwd: folder };
    execFileSync(
      join(programs, 'initdb'),
      ['-D', cluster, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const port = await lastingPort();
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, max_connections: 200 };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const keeper = spawn('sh', ['-c', KEEPER, join(programs, 'postgres'), '-D', cluster, ...args], {
      ...as,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, FOLDER: folder },
    });
    keeper.unref();
    const started = new Postgres(port, folder, keeper);
    await started.answers();
    return started;
  }

  url(database = 'postgres', port = this.port): string {
    return `postgres://${USER}@127.0.0.1:${port}/${database}`;
  }

  /** An empty database of its own. */
  async database(): Promise<string> {
    const name = `test_${++this.databases}`;
    await this.run(`CREATE DATABASE ${name}`);
    return this.url(name);
  }

  async run(statement: string, url = this.url()): Promise<readonly Record<string, unknown>[]> {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      return await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  }

  /** The database and all its processes stand still, or go on: what a machine does that is out of memory or cut off. */
  freeze(isFrozen: boolean): void {
    const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
    const [main, ...children] = this.pids();
    process.kill(main, signal);
    // Read again: the main process has started no others since it stands still.
    for (const pid of isFrozen ? this.pids().slice(1) : children) signalIfThere(pid, signal);
  }

  /** Its main process first, then one for each connection and task. */
  pids(): number[] {
    const main = Number(readFileSync(join(this.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [main, ...children.map(Number)];
  }

  async stop(): Promise<void> {
    // Now it is worth waiting for.
    this.keeper.ref();
    const gone = once(this.keeper, 'exit');
    this.keeper.stdin?.end();
    await gone;
  }

  private async answers(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        await this.run('SELECT 1');
        return;
      } catch (error) {
        if (tries > 200) throw error;
        await pause(50);
      }
    }
  }
}
