// Bots of every game, thinking in worker threads.
import type { WorkerPool } from '@backroom/bots';
import { openThreadPool, type ThreadPoolOptions } from '@backroom/bots/node';
import { mindFor } from '../src/index.ts';

const entry = new URL('./node.ts', import.meta.url);

export const openBotWorkers = (options: Omit<ThreadPoolOptions, 'entry' | 'mindFor'>): WorkerPool =>
  openThreadPool({ ...options, entry, mindFor });
