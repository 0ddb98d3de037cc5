// Bots of every game of the house, thinking in worker threads.
import type { Bureau } from '@backroom/bots';
import { openThreads, type ThreadHouse } from '@backroom/bots/node';
import { mindFor } from '../src/index.ts';

const entry = new URL('./node.ts', import.meta.url);

export const openThinkers = (house: Omit<ThreadHouse, 'entry' | 'mindFor'>): Bureau =>
  openThreads({ ...house, entry, mindFor });
