// A worker pool of Node threads.
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import {
  type After,
  type AnyMind,
  openJobRunner,
  openWorkerPool,
  type StartWorker,
  type WorkerPool,
  type WorkerPoolOptions,
  type WorkerReply,
  whyOf,
} from '../src/index.ts';

/** What a worker may hold, on a phone as well: see docs/bots.md. */
const MOST_HEAP_MB = 64;
/**
 * V8's own limit is far higher: a thread that reaches it sometimes takes the whole process down. So the host
 * checks the heap while a job runs, and stops the worker before it gets there.
 */
const RESOURCES = { maxOldGenerationSizeMb: 8 * MOST_HEAP_MB, maxYoungGenerationSizeMb: 16 } as const;
const LOOK_EVERY_MS = 100;

const after: After = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

const startThread =
  (entry: URL): StartWorker =>
  (heard, lost) => {
    const worker = new Worker(entry, { resourceLimits: RESOURCES });
    let look: NodeJS.Timeout | undefined;
    worker.on('message', (reply: WorkerReply) => {
      if (!('provisional' in reply)) clearInterval(look);
      heard(reply);
    });
    worker.on('messageerror', (error) => lost(error.message));
    worker.on('error', (error) => lost(whyOf(error)));
    worker.on('exit', (code) => lost(`it ended with code ${code}`));
    return {
      post(job) {
        worker.postMessage(job);
        look = setInterval(() => void weigh(worker, lost), LOOK_EVERY_MS);
      },
      end() {
        clearInterval(look);
        void worker.terminate();
      },
    };
  };

async function weigh(worker: Worker, lost: (why: string) => void): Promise<void> {
  // Rejects for a worker that has just ended: its exit event reports that.
  const heap = await worker.getHeapStatistics().catch(() => null);
  const held = (heap?.used_heap_size ?? 0) / 2 ** 20;
  if (held > MOST_HEAP_MB) lost(`it holds ${held.toFixed(0)} MB, and ${MOST_HEAP_MB} are allowed`);
}

/** One core stays with the host. */
export const defaultSize = (): number => Math.max(1, availableParallelism() - 1);

export type ThreadPoolOptions = Pick<WorkerPoolOptions, 'mindFor' | 'onFailure' | 'limits' | 'observer'> & {
  /** The program of a worker: it calls `serveThread`. */
  readonly entry: URL;
  readonly size?: number;
};

export const openThreadPool = ({ entry, size = defaultSize(), ...options }: ThreadPoolOptions): WorkerPool =>
  openWorkerPool({ ...options, size, startWorker: startThread(entry), after });

/** A worker's whole program, given the games it knows. */
export function serveThread(mindFor: (game: string) => AnyMind | undefined): void {
  const port = parentPort;
  if (port === null) throw new Error('this program runs in a worker thread: start it with new Worker');
  port.on(
    'message',
    openJobRunner({ mindFor, now: () => performance.now(), post: (reply) => port.postMessage(reply) }),
  );
}
