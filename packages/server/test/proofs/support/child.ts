// A process of a proof: it reads and writes lines, and may be killed at any moment.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export class Child {
  private readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly lines: string[] = [];
  private waiting: (() => void) | null = null;
  private hasEnded = false;
  private complaints = '';
  readonly ended: Promise<unknown>;

  constructor(file: string, args: readonly string[]) {
    this.process = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text;
    });
    this.process.stdin.on('error', () => {});
    createInterface(this.process.stdout).on('line', (line) => {
      this.lines.push(line);
      this.waiting?.();
    });
    // After all its output.
    this.ended = once(this.process, 'close').then((status) => {
      this.hasEnded = true;
      this.waiting?.();
      return status;
    });
  }

  /** Its next line. */
  async line(): Promise<string> {
    while (this.lines.length === 0 && !this.hasEnded)
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    const line = this.lines.shift();
    if (line === undefined) throw new Error(`the process ended: ${this.complaints}`);
    return line;
  }

  tell(line: string): void {
    this.process.stdin.write(`${line}\n`);
  }

  kill(): void {
    this.process.kill('SIGKILL');
  }
}
