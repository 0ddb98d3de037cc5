// The history thread: one question at a time, with a deadline. It starts with the first question and
// restarts if it dies.
import { Worker } from 'node:worker_threads';
import type { Assignment, Outcome } from './job.ts';

/** Far longer than the longest match needs. */
const DEADLINE = 20_000;
/** Megabytes. Texts are outside this limit, and a match of 2,000 steps needs a tenth of it. */
const RESOURCES = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 } as const;

type Done = (outcome: Outcome | null) => void;

/** Answers one question at a time. */
export interface HistoryRunner {
  readonly isFree: boolean;
  /** `done` gets null if the question failed or took too long. */
  give(assignment: Assignment, done: Done): void;
  close(): void;
}

export class HistoryWorker implements HistoryRunner {
  private thread: Worker | null = null;
  private done: Done | null = null;
  private timer: NodeJS.Timeout | undefined;

  get isFree(): boolean {
    return this.done === null;
  }

  give(assignment: Assignment, done: Done): void {
    this.thread ??= this.start();
    this.done = done;
    this.timer = setTimeout(() => this.lose(), DEADLINE);
    this.thread.postMessage(assignment);
  }

  close(): void {
    this.lose();
  }

  private start(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: RESOURCES });
    const lost = (): void => {
      if (this.thread === thread) this.lose();
    };
    thread.on('message', (outcome: Outcome) => this.finish(outcome));
    thread.on('messageerror', lost);
    thread.on('error', lost);
    thread.on('exit', lost);
    // A pending question does not keep the process alive.
    thread.unref();
    return thread;
  }

  private lose(): void {
    const { thread } = this;
    this.thread = null;
    void thread?.terminate();
    this.finish(null);
  }

  private finish(outcome: Outcome | null): void {
    const { done } = this;
    clearTimeout(this.timer);
    this.done = null;
    done?.(outcome);
  }
}
