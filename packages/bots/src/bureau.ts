// The host's side of thinking: workers, a fair queue, a limit for every errand, and something to do when one fails.
// It never thinks itself, and whoever asks gets an answer in bounded time.
import type { After, Hire, Loss } from './clerk.ts';
import { CRAFTS, levelOf } from './crafts.ts';
import { type Answers, type Errand, type Kind, packErrand } from './errand.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { AnyMind } from './mind.ts';
import { twoLanes } from './queue.ts';
import { openStaff } from './staff.ts';

/** What a host asks: an errand, but for the number that it gets here. */
export type Request<K extends Kind> = Omit<Errand<K>, 'id'>;

export interface Waiting {
  /** Who asks, a match for instance: parties take turns. */
  readonly party?: string;
  /** For whoever no longer wants the answer: the match has ended, the seat was taken back. */
  readonly signal?: AbortSignal;
}

export interface Trouble {
  /**
   * Null: a worker was lost that had no errand, or one that nobody wanted any more. Without the view: what is told here
   * ends up in a log, and hands do not belong there.
   */
  readonly errand: Omit<Errand, 'view'> | null;
  /** crash: its worker is no more. late: it took too long. error: it could not be done. busy: nobody had time for it. */
  readonly kind: Loss | 'error' | 'busy';
  readonly why: string;
  /** What was answered: the worker's note, a fallback made here, or nothing at all. */
  readonly by: 'note' | 'fallback' | 'nothing';
}

export interface House {
  readonly hire: Hire;
  /** At most so many workers. */
  readonly size: number;
  readonly mindFor: (game: string) => AnyMind | undefined;
  readonly after: After;
  readonly onTrouble: (trouble: Trouble) => void;
  readonly limits?: Partial<Limits>;
}

export interface Bureau {
  /**
   * Rejects only if it is aborted, if the bureau is closed, or if nobody can do the errand: an unknown game, a view that
   * the rules cannot read, a seat with nothing to decide.
   */
  ask<K extends Kind>(request: Request<K>, waiting?: Waiting): Promise<Answers[K]>;
  /** Ends all workers; whoever still waits is rejected. */
  close(): void;
}

interface Job {
  readonly errand: Errand;
  note: unknown;
  /** Ends its listening, to the clock and to a signal. */
  release(): void;
  resolve(answer: unknown): void;
  reject(why: unknown): void;
}

const isClosed = (): Error => new Error('the bureau is closed: open another one to ask again');

export function openBureau({ hire, size, mindFor, after, onTrouble, limits: own }: House): Bureau {
  const limits = { ...LIMITS, ...own };
  /** Pondering waits for everybody else. */
  const queue = twoLanes<Job>(({ errand }) => errand.kind === 'ponder');
  /** With a worker. */
  const given = new Map<number, Job>();
  let next = 0;
  let closed = false;

  /** Whoever takes a job answers it; nobody else can. */
  const take = (id: number): Job | undefined => {
    const job = given.get(id);
    given.delete(id);
    job?.release();
    return job;
  };

  const fallBack = (job: Job, kind: Trouble['kind'], why: string): void => {
    const { view: _, ...errand } = job.errand;
    onTrouble({ errand, kind, why, by: answerOtherwise(job, mindFor(errand.game)) });
  };

  const dispatch = (): void => {
    if (closed) return;
    while (queue.size > 0) {
      const clerk = staff.idle();
      if (clerk === undefined) break;
      const job = queue.next() as Job;
      const { errand } = job;
      given.set(errand.id, job);
      clerk.give(errand, Math.min(errand.ms ?? levelOf(errand).ms, limits.longest) + limits.grace);
    }
    staff.need(queue.size);
    const why = staff.deserted;
    while (why !== null && queue.size > 0) {
      const job = queue.next() as Job;
      job.release();
      fallBack(job, 'crash', `workers are lost again and again, the last one because: ${why}`);
    }
  };

  const staff = openStaff(hire, size, after, limits, {
    changed: dispatch,
    noted(id, note) {
      const job = given.get(id);
      if (job !== undefined) job.note = note;
    },
    answered: (id, answer) => take(id)?.resolve(answer),
    failed(id, why) {
      const job = take(id);
      if (job !== undefined) fallBack(job, 'error', why);
    },
    lost(id, how, why) {
      const job = id === null ? undefined : take(id);
      if (job === undefined) onTrouble({ errand: null, kind: how, why, by: 'nothing' });
      else fallBack(job, how, why);
    },
  });

  const enqueue = (errand: Errand, { party = '', signal }: Waiting, answer: Pick<Job, 'resolve' | 'reject'>): void => {
    const giveUp = (): void => {
      queue.remove(party, job);
      given.delete(errand.id);
      job.release();
    };
    // A worker that is at it goes on: its answer will be nobody's, and it is soon free again.
    const abort = (): void => {
      giveUp();
      job.reject(signal?.reason);
    };
    const stopWaiting = after(limits.patience, () => {
      if (given.has(errand.id)) return;
      giveUp();
      fallBack(job, 'busy', `no worker was free for ${limits.patience} ms`);
    });
    const release = (): void => {
      stopWaiting();
      signal?.removeEventListener('abort', abort);
    };
    const job: Job = { errand, note: null, release, ...answer };
    signal?.addEventListener('abort', abort);
    queue.add(party, job);
    dispatch();
  };

  return {
    ask(request, waiting = {}) {
      if (closed) return Promise.reject(isClosed());
      if (waiting.signal?.aborted) return Promise.reject(waiting.signal.reason);
      return new Promise((resolve, reject) =>
        enqueue(packErrand({ ...request, id: next++ }), waiting, { resolve: resolve as Job['resolve'], reject }),
      );
    },
    close() {
      closed = true;
      staff.dismiss();
      const waiting = [...given.values()];
      while (queue.size > 0) waiting.push(queue.next() as Job);
      given.clear();
      for (const job of waiting) {
        job.release();
        job.reject(isClosed());
      }
    },
  };
}

/** Without a worker's answer: by its note, or by the certain rule. */
function answerOtherwise({ errand, note, resolve, reject }: Job, mind: AnyMind | undefined): Trouble['by'] {
  if (note !== null) {
    resolve(note);
    return 'note';
  }
  try {
    if (mind === undefined) throw new RangeError(`no game here is called ${errand.game}`);
    resolve(CRAFTS[errand.kind].fallback(mind, errand as never));
    return 'fallback';
  } catch (error) {
    reject(error);
    return 'nothing';
  }
}
