// Starts the worker of the first table before the rest of the page runs, so that it reads and deals earlier.
import program from './keeper.worker.ts?worker&url';
import { trusted } from './trusted.ts';

export const startWorker = (): Worker => new Worker(trusted(program), { type: 'module', name: 'tables' });

/** Only the home screen shows a table at once. */
export const earlyWorker: Worker | null = location.pathname === '/' ? startWorker() : null;
