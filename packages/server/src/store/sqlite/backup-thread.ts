// The thread of one backup.
import { parentPort, workerData } from 'node:worker_threads';
import type { TroubleCode } from '../trouble.ts';
import { backUpDatabase } from './backup.ts';
import { troubleOf } from './trouble.ts';

export type BackupOutcome = 'done' | { readonly code: TroubleCode; readonly message: string };

const say = (outcome: BackupOutcome): void => parentPort?.postMessage(outcome);

try {
  const { from, to } = workerData as { from: string; to: string };
  backUpDatabase(from, to);
  say('done');
} catch (error) {
  const { code, message } = troubleOf(error);
  say({ code, message });
}
