// The workers of a bureau: hired when needed, let go when idle for long, and not hired in haste when they are lost again
// and again.
import { type After, type Clerk, engage, type Hire, type Loss } from './clerk.ts';
import type { Limits } from './limits.ts';

export interface StaffReports {
  /** Somebody came, or became free, or may be hired again. */
  changed(): void;
  noted(id: number, note: unknown): void;
  answered(id: number, answer: unknown): void;
  failed(id: number, why: string): void;
  /** A worker is no more, with the errand that it had not done, if any. */
  lost(id: number | null, how: Loss, why: string): void;
}

export interface Staff {
  /** Somebody who can take an errand now. */
  idle(): Clerk | undefined;
  /** So many errands wait: hires for them, if it may. */
  need(waiting: number): void;
  /** Nobody is there, and nobody comes soon: why the last one was lost. Else null. */
  readonly deserted: string | null;
  dismiss(): void;
}

export function openStaff(hire: Hire, size: number, after: After, limits: Limits, reports: StaffReports): Staff {
  /** Each with what ends its idling, while it idles. */
  const clerks = new Map<Clerk, (() => void) | null>();
  let losses = 0;
  let lastLoss = '';
  let endPause: (() => void) | null = null;

  const pause = (): void => {
    endPause?.();
    const ms = Math.min(limits.pause * 2 ** (losses - 2), limits.longestPause);
    endPause = after(ms, () => {
      endPause = null;
      reports.changed();
    });
  };

  const letGo = (clerk: Clerk): void => {
    clerks.get(clerk)?.();
    clerks.delete(clerk);
    clerk.dismiss();
  };

  const ofClerks = {
    free(clerk: Clerk) {
      reports.changed();
      if (clerk.idle)
        clerks.set(
          clerk,
          after(limits.idle, () => letGo(clerk)),
        );
    },
    noted: reports.noted,
    answered(id: number, answer: unknown) {
      losses = 0;
      reports.answered(id, answer);
    },
    failed(id: number, why: string) {
      losses = 0;
      reports.failed(id, why);
    },
    lost(clerk: Clerk, id: number | null, how: Loss, why: string) {
      clerks.get(clerk)?.();
      clerks.delete(clerk);
      losses++;
      lastLoss = why;
      if (losses > 1) pause();
      reports.lost(id, how, why);
      reports.changed();
    },
  };

  return {
    idle() {
      for (const [clerk, stopIdling] of clerks) {
        if (!clerk.idle) continue;
        stopIdling?.();
        clerks.set(clerk, null);
        return clerk;
      }
      return undefined;
    },
    need(waiting) {
      const starting = [...clerks.keys()].filter((clerk) => !clerk.ready).length;
      const wanted = endPause === null ? Math.min(waiting - starting, size - clerks.size) : 0;
      for (let i = 0; i < wanted; i++) clerks.set(engage(hire, after, limits.start, ofClerks), null);
    },
    get deserted() {
      return clerks.size === 0 && endPause !== null ? lastLoss : null;
    },
    dismiss() {
      endPause?.();
      for (const clerk of [...clerks.keys()]) letGo(clerk);
    },
  };
}
