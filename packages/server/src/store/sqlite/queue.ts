// The queue before the database thread: requests that arrive during a sync go into the next batch.
import { itemAt } from '@backroom/kit';
import { StoreError } from '../trouble.ts';
import type { Replies, StoreCall } from './batch.ts';

interface Waiting {
  readonly keep: (value: unknown) => void;
  readonly fail: (error: StoreError) => void;
}

export function openQueue(post: (orders: readonly StoreCall[]) => void) {
  let orders: StoreCall[] = [];
  let waiting: Waiting[] = [];
  let underWay: Waiting[] | null = null;
  let scheduled = false;
  let ended: StoreError | null = null;
  let drained: (() => void) | null = null;

  function send(): void {
    scheduled = false;
    if (underWay || orders.length === 0) return;
    underWay = waiting;
    const batch = orders;
    orders = [];
    waiting = [];
    post(batch);
  }

  return {
    ask(order: StoreCall): Promise<unknown> {
      if (ended) return Promise.reject(ended);
      return new Promise((keep, fail) => {
        orders.push(order);
        waiting.push({ keep, fail });
        if (scheduled || underWay) return;
        // After everything else in this turn of the event loop, so that it shares one sync.
        scheduled = true;
        setImmediate(send);
      });
    },

    /** Send the next batch first: its sync runs while these answers are processed. */
    answered({ values, troubles }: Replies): void {
      const settled = underWay ?? [];
      underWay = null;
      send();
      if (!underWay) drained?.();
      for (const { index, code, message } of troubles) itemAt(settled, index).fail(new StoreError(code, message));
      for (const [index, value] of values.entries()) itemAt(settled, index).keep(value);
    },

    length: () => ({ waiting: waiting.length, underWay: underWay?.length ?? 0 }),

    /** Accepts nothing more; resolves when all earlier requests are answered. */
    drain(refusal: StoreError): Promise<void> {
      ended = refusal;
      return new Promise((keep) => {
        if (underWay || orders.length > 0) drained = keep;
        else keep();
      });
    },

    /** The thread has ended: nobody answers any more. */
    end(error: StoreError): void {
      ended = error;
      const left = [...(underWay ?? []), ...waiting];
      underWay = null;
      orders = [];
      waiting = [];
      for (const { fail } of left) fail(error);
      drained?.();
    },
  };
}
