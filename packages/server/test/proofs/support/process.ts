// A house in a process of its own, as `backroom serve` opens it: it can be killed, and opened again on the same file and port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BEFORE = new URL('./before-opening.ts', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../../../../cli/src/main.ts', import.meta.url));

/** Megabytes: what is in use after a collection, and what the system counts for the whole process. */
export interface Weight {
  readonly heap: number;
  readonly resident: number;
}

export class HouseProcess {
  readonly data: string;
  private readonly wrapper: readonly string[];
  private readonly more: readonly string[];
  private child: ChildProcess | null = null;
  private next: ChildProcess | null = null;
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

  /** Starts a process that has everything loaded and waits for `open`. It has not looked at the file yet. */
  prepare(): void {
    this.next = this.start('1');
  }

  /** Resolves when it says that it is open. */
  async open(): Promise<void> {
    const child = this.next ?? this.start('0');
    this.next = null;
    this.child = child;
    child.stdin?.end('open\n');
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /open at http:\/\/[^:]+:(\d+)/.exec(said);
        if (found === null) return;
        this.port = Number(found[1]);
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`the house did not open (${code}): ${this.complaints}`)));
    });
  }

  private start(standBy: '0' | '1'): ChildProcess {
    const node = [process.execPath, '--expose-gc', '--import', BEFORE];
    const house = [MAIN, 'serve', '--port', String(this.port), '--data', this.data, '--quick-bots'];
    const rest = ['--bot-workers', '1', '--log', 'error', ...this.more];
    const [program, ...args] = [...this.wrapper, ...node, ...house, ...rest];
    // Opened again and again: what was compiled once need not be compiled each time.
    const compiled = `${this.data}.compiled`;
    const env = { ...process.env, NODE_COMPILE_CACHE: compiled, WEIGHT_FILE: this.scales, STAND_BY: standBy };
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text;
    });
    return child;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    if (this.wrapper.length === 0) child.kill(signal);
    else process.kill(this.wrapped(child.pid as number), signal);
    await gone;
  }

  /** Nobody opens again. */
  dismissNext(): void {
    this.next?.kill('SIGKILL');
    this.next = null;
  }

  /** What the wrapper runs: it would keep a signal to itself. */
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
    await pause(20);
    const { heap, resident } = JSON.parse(readFileSync(this.scales, 'utf8')) as Weight;
    return { heap: heap / 2 ** 20, resident: resident / 2 ** 20 };
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }
}
