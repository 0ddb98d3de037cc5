// Bots of every game, thinking in workers of the page.
import type { WorkerPool } from '@backroom/bots';
import { openPageWorkerPool, type PagePoolOptions, type PageWorker } from '@backroom/bots/browser';
import { mindFor } from '../src/minds.ts';

declare const Worker: new (program: URL, options: { readonly type: 'module' }) => PageWorker;

// Written out in one piece: this is how bundlers find a worker's program.
const start = (): PageWorker => new Worker(new URL('./browser.ts', import.meta.url), { type: 'module' });

/** @public Imported by the page through its address. */
export const openBotWorkers = (options: Omit<PagePoolOptions, 'start' | 'mindFor'>): WorkerPool =>
  openPageWorkerPool({ ...options, start, mindFor });
