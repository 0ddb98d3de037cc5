// The queue before the thread: what is asked while a batch is being synced goes with the next one.
import { StoreError } from '../trouble.ts';
import type { Order, Replies } from './batch.ts';

interface Waiting {
  readonly keep: (value: unknown) => void;
  readonly fail: (error: StoreError) => void;
}

export function openQueue(post: (orders: readonly Order[]) => void) {
  let orders: Order[] = [];
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
    ask(order: Order): Promise<unknown> {
      if (ended) return Promise.reject(ended);
      return new Promise((keep, fail) => {
        orders.push(order);
        waiting.push({ keep, fail });
        if (scheduled || underWay) return;
        // After everything that came in with this turn of the loop, so that it shares one sync.
        scheduled = true;
        setImmediate(send);
      });
    },

    /** The next batch leaves first: its sync runs while these answers are worked on. */
    answered({ values, troubles }: Replies): void {
      const settled = underWay ?? [];
      underWay = null;
      send();
      if (!underWay) drained?.();
      for (const { index, code, message } of troubles) settled[index].fail(new StoreError(code, message));
      for (const [index, value] of values.entries()) settled[index].keep(value);
    },

    /** Takes nothing more; the promise is kept when everything asked so far has been answered. */
    drain(refusal: StoreError): Promise<void> {
      ended = refusal;
      return new Promise((keep) => {
        if (underWay || orders.length > 0) drained = keep;
        else keep();
      });
    },

    /** Nobody is left to answer. */
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
