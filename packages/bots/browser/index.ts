// Thinking in web workers of a page.
import { type After, type AnyMind, type Bureau, type Hire, type House, openBureau, openDesk } from '../src/index.ts';

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

export const hirePageWorker =
  (start: () => PageWorker): Hire =>
  (heard, lost) => {
    const worker = start();
    worker.onmessage = ({ data }) => heard(data);
    worker.onmessageerror = () => lost('it said something that does not cross');
    worker.onerror = ({ message }) => lost(message || 'its program could not be loaded');
    return {
      post: (errand) => worker.postMessage(errand),
      end: () => worker.terminate(),
    };
  };

/** One core stays with the page; a phone's battery is nobody's to burn. */
export const defaultSize = (): number => Math.min(2, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));

export type PageHouse = Pick<House, 'mindFor' | 'onTrouble' | 'limits'> & {
  /** `() => new Worker(new URL('./some-program.ts', import.meta.url), { type: 'module' })`, so that bundlers see it. */
  readonly start: () => PageWorker;
  readonly size?: number;
};

export const openPageWorkers = ({ start, size = defaultSize(), ...house }: PageHouse): Bureau =>
  openBureau({ ...house, size, hire: hirePageWorker(start), after });

/** A worker's whole program, given the games it knows. */
export function servePage(mindFor: (game: string) => AnyMind | undefined): void {
  const take = openDesk({ mindFor, now: () => performance.now(), post: (reply) => self.postMessage(reply) });
  self.onmessage = ({ data }) => take(data);
}
