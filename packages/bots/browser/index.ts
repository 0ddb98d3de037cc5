// A worker pool of web workers.
import {
  type After,
  type AnyMind,
  openJobRunner,
  openWorkerPool,
  type StartWorker,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../src/index.ts';

/** As much of a page's worker as is used here: this project is checked without a page's types. */
export interface PageWorker {
  onmessage: ((event: { readonly data: never }) => void) | null;
  onmessageerror: (() => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

declare const self: Pick<PageWorker, 'onmessage' | 'postMessage'>;
declare const navigator: { readonly hardwareConcurrency?: number };

const after: After = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

const startPageWorker =
  (start: () => PageWorker): StartWorker =>
  (heard, lost) => {
    const worker = start();
    worker.onmessage = ({ data }) => heard(data);
    worker.onmessageerror = () => lost('its message could not be cloned');
    worker.onerror = ({ message }) => lost(message || 'its program could not be loaded');
    return {
      post: (job) => worker.postMessage(job),
      end: () => worker.terminate(),
    };
  };

/** One core stays with the page; two workers at most, for the phone's battery. */
const defaultSize = (): number => Math.min(2, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));

export type PagePoolOptions = Pick<WorkerPoolOptions, 'mindFor' | 'onFailure' | 'limits'> & {
  /** `() => new Worker(new URL('./some-program.ts', import.meta.url), { type: 'module' })`, so that bundlers see it. */
  readonly start: () => PageWorker;
  readonly size?: number;
};

/** A phone may be slow, and its worker loads the game with its first job: a late answer is better than a random one. */
const GRACE = 10_000;

export const openPageWorkerPool = ({ start, size = defaultSize(), limits, ...options }: PagePoolOptions): WorkerPool =>
  openWorkerPool({
    ...options,
    size,
    startWorker: startPageWorker(start),
    after,
    limits: { grace: GRACE, ...limits },
  });

/**
 * A worker's whole program, given the games it knows. `prepare` is awaited before each message, in order: for a worker that loads
 * its games one by one. A game that fails to load counts as unknown.
 */
export function servePage(
  mindFor: (game: string) => AnyMind | undefined,
  prepare: (message: unknown) => Promise<unknown>,
): void {
  const take = openJobRunner({ mindFor, now: () => performance.now(), post: (reply) => self.postMessage(reply) });
  let taken: Promise<unknown> = Promise.resolve();
  self.onmessage = ({ data }) => {
    taken = taken
      .then(() => prepare(data))
      .then(
        () => take(data),
        () => take(data),
      );
  };
}
