// One worker as the host sees it: it starts, takes one job at a time, and is stopped when it misses a deadline.
import { isRecord } from '@backroom/kit';
import { type Job, type WorkerReply, whyOf } from './job.ts';

/** A platform's worker: a thread or a web worker. */
export interface WorkerHandle {
  post(job: Job): void;
  /** Immediately, even in the middle of a job. */
  end(): void;
}

/** Starts a worker. `onReply` gets its messages; `onLost` gets the reason when it has died. */
export type StartWorker = (onReply: (reply: WorkerReply) => void, onLost: (why: string) => void) => WorkerHandle;

/** A timer: calls `then` after `ms` milliseconds. The returned function cancels it. */
export type After = (ms: number, then: () => void) => () => void;

export type WorkerLoss = 'crash' | 'late';

export interface PoolWorkerEvents {
  /** Ready for its next job. */
  free(worker: PoolWorker): void;
  gotProvisional(id: number, provisional: unknown): void;
  answered(id: number, answer: unknown): void;
  failed(id: number, why: string): void;
  /** Died or stopped. `id`: its unfinished job, if any. No event follows. */
  onLost(worker: PoolWorker, id: number | null, how: WorkerLoss, why: string): void;
}

export interface PoolWorker {
  readonly ready: boolean;
  /** Ready, and without a job. */
  readonly idle: boolean;
  assign(job: Job, limitMs: number): void;
  stop(): void;
}

export function openPoolWorker(
  startWorker: StartWorker,
  after: After,
  startMs: number,
  events: PoolWorkerEvents,
): PoolWorker {
  let phase: 'starting' | 'idle' | 'busy' | 'gone' = 'starting';
  let job = -1;
  let stopClock = after(startMs, () => lose('late', `it was not ready after ${startMs} ms`));

  const lose = (how: WorkerLoss, why: string): void => {
    if (phase === 'gone') return;
    const had = phase === 'busy' ? job : null;
    worker.stop();
    events.onLost(worker, had, how, why);
  };

  const rest = (): void => {
    stopClock();
    phase = 'idle';
  };

  const onReply = (reply: WorkerReply): void => {
    if (phase === 'gone' || !isRecord(reply)) return;
    if ('ready' in reply) {
      if (phase !== 'starting') return;
      rest();
      return events.free(worker);
    }
    if (phase !== 'busy' || reply.id !== job) return;
    if ('provisional' in reply) return events.gotProvisional(job, reply.provisional);
    rest();
    if ('answer' in reply) events.answered(job, reply.answer);
    else events.failed(job, reply.why);
    events.free(worker);
  };

  const worker: PoolWorker = {
    get ready() {
      return phase !== 'starting';
    },
    get idle() {
      return phase === 'idle';
    },
    assign(next, limitMs) {
      phase = 'busy';
      job = next.id;
      stopClock = after(limitMs, () => lose('late', `no answer after ${limitMs} ms`));
      try {
        handle.post(next);
      } catch (error) {
        // A view that is not plain data cannot be cloned; the worker has not received it.
        rest();
        events.failed(job, whyOf(error));
      }
    },
    stop() {
      phase = 'gone';
      stopClock();
      handle.end();
    },
  };

  const handle = startOrFail(startWorker, onReply, (why) => lose('crash', why), after);
  return worker;
}

/** A platform that cannot start a worker at all counts as a worker that died at once. */
function startOrFail(
  startWorker: StartWorker,
  onReply: (reply: WorkerReply) => void,
  onLost: (why: string) => void,
  after: After,
): WorkerHandle {
  try {
    return startWorker(onReply, onLost);
  } catch (error) {
    const forget = after(0, () => onLost(whyOf(error)));
    return { post: () => {}, end: forget };
  }
}
