// Loaded with --import into a server's process: breaks its database thread when a file appears. `die`: the thread ends. `hang`:
// it waits for a disk that never answers, which is a pipe that nobody writes to.
import { existsSync, openSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

const flag = process.env.BREAK_DATABASE ?? '';
if (!isMainThread && typeof (workerData as { path?: unknown } | null)?.path === 'string')
  setInterval(() => {
    if (existsSync(`${flag}.die`)) process.exit(7);
    if (existsSync(`${flag}.hang`)) openSync(`${flag}.hang`, 'r');
  }, 20).unref();
