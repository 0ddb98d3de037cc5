// Two lanes. Pure tests compute: they run in parallel and must pass at once. Real tests wait for a browser, a process, a worker
// or a socket: at most two files at once, and a file that fails is run once more, alone.
import { availableParallelism } from 'node:os';
import { reachedFrom } from './imports.ts';

export type Lane = 'pure' | 'real';

export const FILES_AT_ONCE: Readonly<Record<Lane, number>> = { pure: availableParallelism(), real: 2 };

const BROWSER = '@playwright/test';

const REAL = new Set([
  'node:child_process',
  'node:cluster',
  'node:http',
  'node:https',
  'node:net',
  'node:worker_threads',
  BROWSER,
  'vite',
  'ws',
]);

export function laneOf(file: string, root: string): Lane {
  return [...reachedFrom(file, root).modules].some((name) => REAL.has(name)) ? 'real' : 'pure';
}

/** Tests in a browser last: they need the processor all the time, tests of a server mostly wait. See `runLane`. */
export function browsersLast(files: readonly string[], root: string): string[] {
  const inBrowser = (file: string): number => Number(reachedFrom(file, root).modules.has(BROWSER));
  return files.toSorted((a, b) => inBrowser(a) - inBrowser(b));
}
