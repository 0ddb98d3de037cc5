// The keyboard and the screen. On a real terminal each frame is drawn over the one before; otherwise the output is plain lines. A
// person types lines in both cases.
import { createInterface, type Interface } from 'node:readline';
import type { WallClock } from './clock.ts';

/** Thrown out of the pending question when the input has ended. */
export class Leaving extends Error {
  readonly status: number;
  /** Printed instead of the usual farewell. */
  readonly lines: readonly string[];

  constructor(status: number, lines: readonly string[] = []) {
    super('left the table');
    this.status = status;
    this.lines = lines;
  }
}

export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
export type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  getColorDepth?(): number;
};

/** A shell's status for a program ended by Ctrl-C. */
const INTERRUPTED = 130;
const ENTER_SCREEN = '\u001B[?1049h\u001B[2J';
const LEAVE_SCREEN = '\u001B[?25h\u001B[0m\u001B[?1049l';
const HOME = '\u001B[H';
const ERASE_LINE = '\u001B[K';
const ERASE_BELOW = '\u001B[J';
/** Enough to push a hand off any usual screen. */
const BLANK_LINES = 60;

export class Terminal {
  /** Whether frames are drawn; otherwise the output is plain lines. */
  readonly live: boolean;
  private readonly input: Input;
  private readonly output: Output;
  private readonly clock: WallClock;
  private readonly reader: Interface;
  private readonly heard: string[] = [];
  private answer: (() => void) | null = null;
  private left: number | null = null;
  private redraw: (() => void) | null = null;
  private takesKeys = false;

  constructor(input: Input, output: Output, clock: WallClock, live: boolean) {
    this.live = live;
    this.input = input;
    this.output = output;
    this.clock = clock;
    // No input history: the next person at the keyboard could read it.
    this.reader = createInterface(
      live ? { input, output, terminal: true, historySize: 0 } : { input, terminal: false, historySize: 0 },
    );
    this.reader.on('line', (line) => this.hearLine(line));
    this.reader.on('close', () => this.leave(0));
    this.reader.on('SIGINT', () => this.leave(INTERRUPTED));
    this.reader.on('SIGCONT', () => this.redraw?.());
    // The reader of our output has closed it, as `head` does: leave.
    output.on('error', () => this.leave(0));
    if (live) this.openScreen();
  }

  /** Whether a person can be asked. */
  get interactive(): boolean {
    return this.input.isTTY === true && this.output.isTTY === true;
  }

  /** Columns a line may fill: one less than there are, because some terminals wrap at the last. */
  get width(): number {
    return Math.min(80, Math.max(this.output.columns ?? 80, 20)) - 1;
  }

  /** Lines a frame may have above the line where one types. */
  get height(): number {
    return Math.max(this.output.rows ?? 24, 8) - 1;
  }

  /** Draws over the frame before, keeping what has been typed so far, and again when the screen changes its size. */
  frame(draw: () => readonly string[], prompt: string): void {
    this.redraw = () => {
      const shown = draw()
        .slice(-this.height)
        .map((line) => `${line}${ERASE_LINE}\n`);
      this.output.write(HOME + shown.join('') + ERASE_BELOW);
      this.reader.setPrompt(prompt);
      this.reader.prompt(true);
    };
    this.redraw();
  }

  print(lines: readonly string[]): void {
    if (lines.length > 0) this.output.write(`${lines.join('\n')}\n`);
  }

  /** Without a screen: asks on its own line, because typing does not end the line. */
  printPrompt(prompt: string): void {
    this.output.write(this.input.isTTY ? prompt : `${prompt}\n`);
  }

  /** Without a screen: scrolls old text out of sight. Frames do not need it. */
  pushAway(): void {
    this.output.write('\n'.repeat(BLANK_LINES));
  }

  /** The next line typed; null when none came in time. */
  hear(ms?: number): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const callOff = ms === undefined ? null : this.clock.after(ms, () => finish(() => resolve(null)));
      const finish = (outcome: () => void): void => {
        callOff?.();
        this.answer = null;
        outcome();
      };
      this.answer = () => {
        const line = this.heard.shift();
        const status = this.left;
        if (line !== undefined) finish(() => resolve(line));
        else if (status !== null) finish(() => reject(new Leaving(status)));
      };
      this.answer();
    });
  }

  /** Drops earlier input: an Enter that skipped a pause must not answer a question. */
  forget(): void {
    if (this.live) this.heard.length = 0;
  }

  /** Whether a digit counts without Enter, for races. */
  takeKeys(on: boolean): void {
    this.takesKeys = on && this.live;
  }

  close(): void {
    this.redraw = null;
    this.reader.close();
    if (!this.live) return;
    this.input.removeListener('keypress', this.hearKey);
    this.output.removeListener('resize', this.resized);
    process.removeListener('exit', this.leaveScreen);
    for (const signal of ENDINGS) process.removeListener(signal, this.endedFromOutside);
    this.leaveScreen();
  }

  private openScreen(): void {
    this.output.write(ENTER_SCREEN);
    this.input.on('keypress', this.hearKey);
    this.output.on('resize', this.resized);
    process.once('exit', this.leaveScreen);
    for (const signal of ENDINGS) process.once(signal, this.endedFromOutside);
  }

  private readonly leaveScreen = (): void => {
    this.output.write(LEAVE_SCREEN);
  };

  private readonly resized = (): void => this.redraw?.();

  private readonly endedFromOutside = (): void => {
    this.close();
    process.exit(1);
  };

  private readonly hearKey = (): void => {
    // The line reader gets the key first, so its line contains it already.
    if (!this.takesKeys || !/^\d$/.test(this.reader.line)) return;
    const digit = this.reader.line;
    this.reader.write(null, { ctrl: true, name: 'u' });
    this.hearLine(digit);
  };

  private hearLine(line: string): void {
    this.heard.push(line);
    this.answer?.();
  }

  private leave(status: number): void {
    this.left ??= status;
    if (status === INTERRUPTED) this.heard.length = 0;
    this.answer?.();
  }
}

const ENDINGS = ['SIGTERM', 'SIGHUP'] as const;
