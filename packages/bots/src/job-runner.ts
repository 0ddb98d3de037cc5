// Runs jobs inside a worker: a message in, replies out. No message can crash the worker.
import { isRecord } from '@backroom/kit';
import { type Failure, type Job, type JobKind, parseJob, type WorkerReply, whyOf } from './job.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import type { AnyMind } from './mind.ts';

export interface JobRunnerOptions {
  /** The mind for a game's id; undefined: this worker does not play that game. */
  readonly mindFor: (game: string) => AnyMind | undefined;
  /** A clock in milliseconds. */
  readonly now: () => number;
  readonly post: (reply: WorkerReply) => void;
}

/** Posts `ready`, and returns the handler of incoming messages. */
export function openJobRunner({ mindFor, now, post }: JobRunnerOptions): (message: unknown) => void {
  const run = <K extends JobKind>(mind: AnyMind, job: Job<K>): void => {
    const { id, kind } = job;
    try {
      const provisional = JOB_HANDLERS[kind].provisional(mind, job);
      if (provisional !== null) post({ id, provisional });
      post({ id, answer: JOB_HANDLERS[kind].work(mind, job, now) });
    } catch (error) {
      post({ id, failed: 'broken-thought', why: whyOf(error) });
    }
  };
  post({ ready: true });
  return (message) => {
    const fail = (failed: Failure, why: string): void => post({ id: idOf(message), failed, why });
    const job = parseJob(message);
    if (!job.ok) return fail('broken-job', job.why);
    const mind = mindFor(job.value.game);
    if (mind === undefined) return fail('unknown-game', `unknown game: ${job.value.game.slice(0, 60)}`);
    run(mind, job.value);
  };
}

/** Malformed jobs have an id too: their sender waits for an answer. */
const idOf = (message: unknown): number =>
  isRecord(message) && typeof message.id === 'number' ? message.id : Number.NaN;
