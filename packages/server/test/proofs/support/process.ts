// A server in its own process, as `backroom serve` starts it: it can be killed, and restarted on the same file and
// port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lastingPort } from '../../support/ports.ts';

const BEFORE = new URL('./before-opening.ts', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../../../../cli/src/main.ts', import.meta.url));

/** Megabytes: what is in use after a collection, and what the system counts for the whole process. */
export interface Weight {
  readonly heap: number;
  readonly resident: number;
}

export class ServerProcess {
  readonly data: string;
  private readonly wrapper: readonly string[];
  private readonly more: readonly string[];
  private readonly variables: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private next: ChildProcess | null = null;
  private port = 0;
  complaints = '';
  /** Since it was last opened. */
  said = '';

  /**
   * `more`: options of the server; `wrapper`: a program that runs it, such as strace with its own options; `variables`
   * of its environment.
   */
  constructor(
    data: string,
    more: readonly string[] = [],
    wrapper: readonly string[] = [],
    variables: Readonly<Record<string, string>> = {},
  ) {
    this.data = data;
    this.more = more;
    this.wrapper = wrapper;
    this.variables = variables;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts a process that has everything loaded and waits for `open`. It has not looked at the file yet. */
  prepare(): void {
    this.next = this.start('1');
  }

  /** Resolves when it says that it is open. */
  async open(): Promise<void> {
    if (this.port === 0) this.port = await lastingPort();
    const child = this.next ?? this.start('0');
    this.next = null;
    this.child = child;
    child.stdin?.end('open\n');
    await new Promise<void>((resolve, reject) => {
      this.said = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
        const found = /open at http:\/\/[^:]+:(\d+)/.exec(this.said);
        if (found === null) return;
        this.port = Number(found[1]);
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`the server did not open (${code}): ${this.complaints}`)));
    });
  }

  private start(standBy: '0' | '1'): ChildProcess {
    const node = [process.execPath, '--expose-gc', '--import', BEFORE];
    const server = [MAIN, 'serve', '--port', String(this.port), '--data', this.data, '--quick-bots'];
    const rest = ['--bot-workers', '1', '--log', 'error', ...this.more];
    const [program, ...args] = [...this.wrapper, ...node, ...server, ...rest];
    const env = { ...process.env, ...this.variables, WEIGHT_FILE: this.scales, STAND_BY: standBy };
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text;
    });
    return child;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    // By then all its output is read.
    const gone = once(child, 'close');
    if (this.wrapper.length === 0) child.kill(signal);
    else process.kill(this.wrapped(child.pid as number), signal);
    await gone;
  }

  /** It is not opened again. */
  dismissNext(): void {
    this.next?.kill('SIGKILL');
    this.next = null;
  }

  /** The process inside the wrapper: the wrapper would not pass a signal on. */
  private wrapped(wrapper: number): number {
    return Number(readFileSync(`/proc/${wrapper}/task/${wrapper}/children`, 'utf8').trim().split(' ')[0]);
  }

  private get scales(): string {
    return `${this.data}.weight`;
  }

  async weigh(): Promise<Weight> {
    rmSync(this.scales, { force: true });
    this.child?.kill('SIGUSR2');
    while (!existsSync(this.scales)) await pause(20);
    const { heap, resident } = JSON.parse(readFileSync(this.scales, 'utf8')) as Weight;
    return { heap: heap / 2 ** 20, resident: resident / 2 ** 20 };
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }
}
