// Runs bot jobs in workers: a queue that is fair between matches, a deadline per job, and a fallback when a job fails.
// The host never searches itself, and every job is answered in bounded time.

import { type FairnessKey, twoLanes } from './fair-queue.ts';
import { type Job, type JobKind, type JobResults, packJob } from './job.ts';
import { JOB_HANDLERS, levelOf } from './job-handlers.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { AnyMind } from './mind.ts';
import type { After, StartWorker, WorkerLoss } from './pool-worker.ts';
import { openSupervisor } from './supervisor.ts';

/** A job before the pool has given it an id. */
export type NewJob<K extends JobKind> = Omit<Job<K>, 'id'>;

export interface RunOptions {
  /** Who asks, the outermost first (a network, a person, a match). The queue takes turns at each level. */
  readonly fairnessKey?: FairnessKey;
  /** Aborts the job when its answer is no longer wanted: the match has ended, the seat was taken back. */
  readonly signal?: AbortSignal;
}

export interface JobFailure {
  /**
   * Null if the lost worker had no job, or an aborted one. Without the view: failures are logged, and a log must not
   * contain hands.
   */
  readonly job: Omit<Job, 'view'> | null;
  /** crash: its worker died. late: it missed its deadline. error: it threw. busy: no worker was free in time. */
  readonly kind: WorkerLoss | 'error' | 'busy';
  readonly why: string;
  /** Where the answer came from: the worker's provisional answer, the host's fallback, or nowhere (the promise was rejected). */
  readonly answeredBy: 'provisional' | 'fallback' | 'nothing';
}

/** Receives the queue's figures, for monitoring. */
export interface QueueObserver {
  now(): number;
  /** How many jobs wait for a worker. */
  waiting(jobs: number): void;
  /** A job has started after `waited` milliseconds in the queue. */
  started(waited: number): void;
}

export interface WorkerPoolOptions {
  readonly startWorker: StartWorker;
  /** The most workers. */
  readonly size: number;
  readonly mindFor: (game: string) => AnyMind | undefined;
  readonly after: After;
  readonly onFailure: (failure: JobFailure) => void;
  readonly limits?: Partial<Limits>;
  readonly observer?: QueueObserver;
}

export interface WorkerPool {
  /**
   * Rejects only when aborted, when the pool is closed, or when no worker can do the job: an unknown game, a view that
   * the rules cannot read, a seat with nothing to decide.
   */
  run<K extends JobKind>(newJob: NewJob<K>, options?: RunOptions): Promise<JobResults[K]>;
  /** Ends all workers and rejects all pending jobs. */
  close(): void;
}

interface PendingJob {
  readonly job: Job;
  readonly since: number;
  provisional: unknown;
  /** Clears its timer and its abort listener. */
  release(): void;
  resolve(answer: unknown): void;
  reject(why: unknown): void;
}

const NOBODY: FairnessKey = [''];

const isClosed = (): Error => new Error('the worker pool is closed: open another one');

export function openWorkerPool({
  startWorker,
  size,
  mindFor,
  after,
  onFailure,
  limits: own,
  observer,
}: WorkerPoolOptions): WorkerPool {
  const limits = { ...LIMITS, ...own };
  /** Pondering jobs run only when no other job waits. */
  const queue = twoLanes<PendingJob>(({ job }) => job.kind === 'ponder');
  /** Jobs that a worker is doing, by id. */
  const running = new Map<number, PendingJob>();
  let next = 0;
  let closed = false;

  /** Removes a running job, so that it is answered once. */
  const take = (id: number): PendingJob | undefined => {
    const pending = running.get(id);
    running.delete(id);
    pending?.release();
    return pending;
  };

  const fallBack = (pending: PendingJob, kind: JobFailure['kind'], why: string): void => {
    const { view: _, ...job } = pending.job;
    onFailure({ job, kind, why, answeredBy: answerWithoutWorker(pending, mindFor(job.game)) });
  };

  const dispatch = (): void => {
    if (closed) return;
    while (queue.size > 0) {
      const worker = supervisor.idle();
      if (worker === undefined) break;
      const pending = queue.next() as PendingJob;
      const { job } = pending;
      running.set(job.id, pending);
      observer?.started(observer.now() - pending.since);
      const { ms, turnMs } = levelOf(job);
      // Only the worker knows how many candidates the game compares: the host uses only the rules.
      worker.assign(job, Math.min(job.ms ?? Math.max(ms, turnMs), limits.longest) + limits.grace);
    }
    supervisor.ensureWorkers(queue.size);
    const why = supervisor.givenUp;
    while (why !== null && queue.size > 0) {
      const pending = queue.next() as PendingJob;
      pending.release();
      fallBack(pending, 'crash', `workers are lost again and again, the last one because: ${why}`);
    }
    observer?.waiting(queue.size);
  };

  const supervisor = openSupervisor(startWorker, size, after, limits, {
    changed: dispatch,
    gotProvisional(id, provisional) {
      const pending = running.get(id);
      if (pending !== undefined) pending.provisional = provisional;
    },
    answered: (id, answer) => take(id)?.resolve(answer),
    failed(id, why) {
      const pending = take(id);
      if (pending !== undefined) fallBack(pending, 'error', why);
    },
    onLost(id, how, why) {
      const pending = id === null ? undefined : take(id);
      if (pending === undefined) onFailure({ job: null, kind: how, why, answeredBy: 'nothing' });
      else fallBack(pending, how, why);
    },
  });

  const enqueue = (
    job: Job,
    { fairnessKey = NOBODY, signal }: RunOptions,
    answer: Pick<PendingJob, 'resolve' | 'reject'>,
  ): void => {
    const drop = (): void => {
      queue.remove(fairnessKey, pending);
      observer?.waiting(queue.size);
      running.delete(job.id);
      pending.release();
    };
    // A running worker is not stopped: its answer is ignored, and it is free again soon.
    const abort = (): void => {
      drop();
      pending.reject(signal?.reason);
    };
    const stopWaiting = after(limits.patience, () => {
      if (running.has(job.id)) return;
      drop();
      fallBack(pending, 'busy', `no worker was free for ${limits.patience} ms`);
    });
    const release = (): void => {
      stopWaiting();
      signal?.removeEventListener('abort', abort);
    };
    const pending: PendingJob = { job, since: observer?.now() ?? 0, provisional: null, release, ...answer };
    signal?.addEventListener('abort', abort);
    queue.add(fairnessKey, pending);
    dispatch();
  };

  return {
    run(newJob, options = {}) {
      if (closed) return Promise.reject(isClosed());
      if (options.signal?.aborted) return Promise.reject(options.signal.reason);
      return new Promise((resolve, reject) =>
        enqueue(packJob({ ...newJob, id: next++ }), options, { resolve: resolve as PendingJob['resolve'], reject }),
      );
    },
    close() {
      closed = true;
      supervisor.stop();
      const unanswered = [...running.values()];
      while (queue.size > 0) unanswered.push(queue.next() as PendingJob);
      running.clear();
      for (const pending of unanswered) {
        pending.release();
        pending.reject(isClosed());
      }
    },
  };
}

/** Answers with the provisional answer if there is one, else with the fallback. */
function answerWithoutWorker(
  { job, provisional, resolve, reject }: PendingJob,
  mind: AnyMind | undefined,
): JobFailure['answeredBy'] {
  if (provisional !== null) {
    resolve(provisional);
    return 'provisional';
  }
  try {
    if (mind === undefined) throw new RangeError(`unknown game: ${job.game}`);
    resolve(JOB_HANDLERS[job.kind].fallback(mind, job as never));
    return 'fallback';
  } catch (error) {
    reject(error);
    return 'nothing';
  }
}
