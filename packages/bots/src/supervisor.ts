// Starts a pool's workers on demand, stops them when they idle for long, and backs off when they keep dying.

import type { Limits } from './limits.ts';
import { type After, openPoolWorker, type PoolWorker, type StartWorker, type WorkerLoss } from './pool-worker.ts';

export interface SupervisorEvents {
  /** A worker is ready or free, or a new one may be started again. */
  changed(): void;
  gotProvisional(id: number, provisional: unknown): void;
  answered(id: number, answer: unknown): void;
  failed(id: number, why: string): void;
  /** A worker died. `id`: its unfinished job, if any. */
  onLost(id: number | null, how: WorkerLoss, why: string): void;
}

export interface Supervisor {
  /** A worker that can take a job now. */
  idle(): PoolWorker | undefined;
  /** Starts workers for `waiting` jobs, up to the pool's size, unless it is backing off. */
  ensureWorkers(waiting: number): void;
  /** While it backs off without any worker: why the last one died. Else null. */
  readonly givenUp: string | null;
  stop(): void;
}

export function openSupervisor(
  startWorker: StartWorker,
  size: number,
  after: After,
  limits: Limits,
  events: SupervisorEvents,
): Supervisor {
  /** Each idle worker with the function that cancels its idle timer. */
  const workers = new Map<PoolWorker, (() => void) | null>();
  let losses = 0;
  let lastLoss = '';
  let endPause: (() => void) | null = null;

  const pause = (): void => {
    endPause?.();
    const ms = Math.min(limits.pause * 2 ** (losses - 2), limits.longestPause);
    endPause = after(ms, () => {
      endPause = null;
      events.changed();
    });
  };

  const stopIdle = (worker: PoolWorker): void => {
    workers.get(worker)?.();
    workers.delete(worker);
    worker.stop();
  };

  const workerEvents = {
    free(worker: PoolWorker) {
      events.changed();
      if (worker.idle)
        workers.set(
          worker,
          after(limits.idle, () => stopIdle(worker)),
        );
    },
    gotProvisional: events.gotProvisional,
    answered(id: number, answer: unknown) {
      losses = 0;
      events.answered(id, answer);
    },
    failed(id: number, why: string) {
      losses = 0;
      events.failed(id, why);
    },
    onLost(worker: PoolWorker, id: number | null, how: WorkerLoss, why: string) {
      workers.get(worker)?.();
      workers.delete(worker);
      losses++;
      lastLoss = why;
      if (losses > 1) pause();
      events.onLost(id, how, why);
      events.changed();
    },
  };

  return {
    idle() {
      for (const [worker, stopIdling] of workers) {
        if (!worker.idle) continue;
        stopIdling?.();
        workers.set(worker, null);
        return worker;
      }
      return undefined;
    },
    ensureWorkers(waiting) {
      const starting = [...workers.keys()].filter((worker) => !worker.ready).length;
      const wanted = endPause === null ? Math.min(waiting - starting, size - workers.size) : 0;
      for (let i = 0; i < wanted; i++)
        workers.set(openPoolWorker(startWorker, after, limits.start, workerEvents), null);
    },
    get givenUp() {
      return workers.size === 0 && endPause !== null ? lastLoss : null;
    },
    stop() {
      endPause?.();
      for (const worker of [...workers.keys()]) stopIdle(worker);
    },
  };
}
