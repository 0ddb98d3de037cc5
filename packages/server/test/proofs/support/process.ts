// A house in a process of its own, as `backroom serve` opens it: it can be killed, and opened again on the same file and port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../../cli/src/main.ts', import.meta.url));

export class HouseProcess {
  readonly data: string;
  private readonly wrapper: readonly string[];
  private readonly more: readonly string[];
  private child: ChildProcess | null = null;
  private port = 0;
  complaints = '';

  /** `more`: options of the house; `wrapper`: a program that runs it, such as strace with its own options. */
  constructor(data: string, more: readonly string[] = [], wrapper: readonly string[] = []) {
    this.data = data;
    this.more = more;
    this.wrapper = wrapper;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when it says that it is open. */
  async open(): Promise<void> {
    const args = [MAIN, 'serve', '--port', String(this.port), '--data', this.data, '--quick-bots'];
    const [program, ...rest] = [
      ...this.wrapper,
      process.execPath,
      ...args,
      '--bot-workers',
      '1',
      '--log',
      'error',
      ...this.more,
    ];
    // Opened again and again: what was compiled once need not be compiled each time.
    const env = { ...process.env, NODE_COMPILE_CACHE: `${this.data}.compiled` };
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env });
    this.child = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text;
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /open at http:\/\/[^:]+:(\d+)/.exec(said);
        if (found === null) return;
        this.port = Number(found[1]);
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`the house did not open (${code}): ${this.complaints}`)));
    });
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    if (this.wrapper.length === 0) child.kill(signal);
    else process.kill(this.wrapped(child.pid as number), signal);
    await gone;
  }

  /** What the wrapper runs: it would keep a signal to itself. */
  private wrapped(wrapper: number): number {
    return Number(readFileSync(`/proc/${wrapper}/task/${wrapper}/children`, 'utf8').trim().split(' ')[0]);
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }
}
