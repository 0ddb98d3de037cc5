// The host's side of one worker: it becomes ready, gets one errand at a time, and is let go when it takes too long.
import { isRecord } from '@backroom/kit';
import { type Errand, type Reply, whyOf } from './errand.ts';

/** A worker of the platform's. */
export interface Hired {
  post(errand: Errand): void;
  /** At once, whatever it is doing. */
  end(): void;
}

/** Starts a worker. `heard`: what it says; `lost`: it is no more, and why. */
export type Hire = (heard: (reply: Reply) => void, lost: (why: string) => void) => Hired;

/** Calls back after so many milliseconds, unless what it gives is called before. */
export type After = (ms: number, then: () => void) => () => void;

export type Loss = 'crash' | 'late';

export interface ClerkReports {
  /** Ready for its next errand. */
  free(clerk: Clerk): void;
  noted(id: number, note: unknown): void;
  answered(id: number, answer: unknown): void;
  failed(id: number, why: string): void;
  /** Let go, with the errand that it had not done, if any. Nothing more is heard of it. */
  lost(clerk: Clerk, id: number | null, how: Loss, why: string): void;
}

export interface Clerk {
  readonly ready: boolean;
  /** Ready, and without an errand. */
  readonly idle: boolean;
  give(errand: Errand, limitMs: number): void;
  dismiss(): void;
}

export function engage(hire: Hire, after: After, startMs: number, reports: ClerkReports): Clerk {
  let phase: 'starting' | 'idle' | 'busy' | 'gone' = 'starting';
  let errand = -1;
  let stopClock = after(startMs, () => lose('late', `it was not ready after ${startMs} ms`));

  const lose = (how: Loss, why: string): void => {
    if (phase === 'gone') return;
    const had = phase === 'busy' ? errand : null;
    clerk.dismiss();
    reports.lost(clerk, had, how, why);
  };

  const rest = (): void => {
    stopClock();
    phase = 'idle';
  };

  const heard = (reply: Reply): void => {
    if (phase === 'gone' || !isRecord(reply)) return;
    if ('ready' in reply) {
      if (phase !== 'starting') return;
      rest();
      return reports.free(clerk);
    }
    if (phase !== 'busy' || reply.id !== errand) return;
    if ('note' in reply) return reports.noted(errand, reply.note);
    rest();
    if ('answer' in reply) reports.answered(errand, reply.answer);
    else reports.failed(errand, reply.why);
    reports.free(clerk);
  };

  const clerk: Clerk = {
    get ready() {
      return phase !== 'starting';
    },
    get idle() {
      return phase === 'idle';
    },
    give(next, limitMs) {
      phase = 'busy';
      errand = next.id;
      stopClock = after(limitMs, () => lose('late', `no answer after ${limitMs} ms`));
      try {
        hired.post(next);
      } catch (error) {
        // A view that is not plain data does not cross; the worker has not heard of it.
        rest();
        reports.failed(errand, whyOf(error));
      }
    },
    dismiss() {
      phase = 'gone';
      stopClock();
      hired.end();
    },
  };

  const hired = hireOr(hire, heard, (why) => lose('crash', why), after);
  return clerk;
}

/** A platform that refuses to start a worker at all is a worker lost at once. */
function hireOr(hire: Hire, heard: (reply: Reply) => void, lost: (why: string) => void, after: After): Hired {
  try {
    return hire(heard, lost);
  } catch (error) {
    const forget = after(0, () => lost(whyOf(error)));
    return { post: () => {}, end: forget };
  }
}
