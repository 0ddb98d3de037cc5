// `backroom` as people start it: a server in a process of its own, and commands that run to their end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly said: string;
  readonly complaint: string;
}

/** A folder for one test file, gone with its process. */
export const folder = mkdtempSync(join(tmpdir(), 'backroom-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export async function backroom(...args: readonly string[]): Promise<Ended> {
  const run = new Running(args);
  return { status: await run.ended, said: run.said, complaint: run.complaint };
}

class Running {
  said = '';
  complaint = '';
  readonly child: ChildProcess;
  /** Its status, once all it had to say is read; null: a signal ended it. */
  readonly ended: Promise<number | null>;

  /** `kilobytes`: no file may grow larger, as if the disk were full. */
  constructor(args: readonly string[], more: NodeJS.ProcessEnv = {}, kilobytes?: number) {
    const words = [process.execPath, MAIN, ...args];
    // `ulimit -f` counts 512 bytes.
    const limited = ['sh', '-c', `ulimit -f ${(kilobytes ?? 0) * 2}; exec "$0" "$@"`, ...words];
    const [program, ...rest] = kilobytes === undefined ? words : limited;
    const child = spawn(program, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...more },
    });
    this.child = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint += text;
    });
    this.ended = once(child, 'close').then(([status]) => status as number | null);
  }
}

/** A running `backroom serve`. */
export class ServeCommand {
  readonly data: string;
  private readonly running: Running;
  private port = 0;

  private constructor(data: string, running: Running) {
    this.data = data;
    this.running = running;
  }

  /** Resolves when it says that it is open. */
  static async open(
    data: string,
    more: readonly string[] = [],
    env: NodeJS.ProcessEnv = {},
    kilobytes?: number,
  ): Promise<ServeCommand> {
    const args = ['serve', '--port', '0', '--data', data, '--quick-bots', '--bot-workers', '1', '--changes', '1000'];
    const server = new ServeCommand(data, new Running([...args, ...more], env, kilobytes));
    const { running } = server;
    await new Promise<void>((resolve, reject) => {
      running.child.stdout?.on('data', () => {
        const found = /open at http:\/\/[^:]+:(\d+)/.exec(running.said);
        if (found === null) return;
        server.port = Number(found[1]);
        resolve();
      });
      void running.ended.then((status) =>
        reject(new Error(`the server did not open (${status}): ${running.complaint}`)),
      );
    });
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.running.child.pid ?? 0;
  }

  get output(): string {
    return this.running.said + this.running.complaint;
  }

  get ended(): Promise<number | null> {
    return this.running.ended;
  }

  signal(name: NodeJS.Signals): void {
    this.running.child.kill(name);
  }

  /** As a system closes it. */
  close(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.ended;
  }
}
