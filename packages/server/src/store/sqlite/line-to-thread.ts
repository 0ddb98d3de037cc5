// The main thread's end of the channel to the database thread.
import { Worker } from 'node:worker_threads';
import { StoreError } from '../trouble.ts';
import type { FromThread, Health, ToThread, Verb } from './batch.ts';
import type { DatabaseFile } from './connection.ts';
import type { Ledger } from './ledger.ts';
import { openQueue } from './queue.ts';

export interface ThreadLine {
  ask<V extends Verb>(verb: V, ...args: Parameters<Ledger[V]>): Promise<ReturnType<Ledger[V]>>;
  health(): Promise<Health>;
  /** Resolves if the thread ends before it is told to. */
  readonly failed: Promise<StoreError>;
  queueLength(): { readonly waiting: number; readonly underWay: number };
  close(): Promise<void>;
}

const CLOSED = new StoreError('closed', 'the store has been closed');

export function callThread(place: DatabaseFile): Promise<ThreadLine> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: place });
  const post = (message: ToThread): void => worker.postMessage(message);
  const queue = openQueue(post);
  const patients: ((health: Health) => void)[] = [];
  let gone: StoreError | null = null;
  let reportFailure: (error: StoreError) => void = () => {};
  const failed = new Promise<StoreError>((resolve) => {
    reportFailure = resolve;
  });
  let closing: Promise<void> | null = null;

  const line: ThreadLine = {
    // The queue does not know the types of the replies; the ledger's types say which is which.
    ask: (verb, ...args) => queue.ask([verb, args]) as Promise<ReturnType<Ledger[typeof verb]>>,
    health() {
      if (gone || closing) return Promise.resolve({ ok: false, detail: (gone ?? CLOSED).message });
      return new Promise((keep) => {
        patients.push(keep);
        post('health');
      });
    },
    failed,
    queueLength: () => queue.length(),
    close() {
      closing ??= queue.drain(CLOSED).then(
        () =>
          new Promise((keep) => {
            if (gone) return keep();
            worker.once('exit', () => keep());
            post('close');
          }),
      );
      return closing;
    },
  };

  return new Promise((keep, fail) => {
    function lost(why: string): void {
      gone ??= closing
        ? CLOSED
        : new StoreError('closed', `the database thread has ended: ${why}. Start the server again.`);
      queue.end(gone);
      for (const patient of patients.splice(0)) patient({ ok: false, detail: gone.message });
      if (!closing) reportFailure(gone);
      fail(gone);
    }
    worker.on('error', (error) => lost(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => lost(`it ended with code ${code}`));
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'replies') queue.answered(message.replies);
      else if (message.kind === 'health') patients.shift()?.(message.health);
      else if (message.kind === 'opened') keep(line);
      else fail(new StoreError(message.code, message.message));
    });
  });
}
