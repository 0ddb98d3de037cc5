// Bots of every game of the house, thinking in workers of the page.
import type { Bureau } from '@backroom/bots';
import { openPageWorkers, type PageHouse, type PageWorker } from '@backroom/bots/browser';
import { mindFor } from '../src/index.ts';

declare const Worker: new (program: URL, options: { readonly type: 'module' }) => PageWorker;

// Written out in one piece: this is how bundlers find a worker's program.
const start = (): PageWorker => new Worker(new URL('./browser.ts', import.meta.url), { type: 'module' });

export const openThinkers = (house: Omit<PageHouse, 'start' | 'mindFor'>): Bureau =>
  openPageWorkers({ ...house, start, mindFor });
