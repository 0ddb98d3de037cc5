// The program of the history thread. It loads only the rules of the games it is asked about, not their texts or bot
// knowledge: every thread has its own copy of all code it loads.
import { parentPort } from 'node:worker_threads';
import { findManifest } from '@backroom/games/manifests';
import { type Assignment, type Outcome, outcomeOf } from './job.ts';

parentPort?.on('message', async (assignment: Assignment) => {
  const outcome = await carryOut(assignment);
  parentPort?.postMessage(outcome, outcome.ok ? [outcome.bytes.buffer] : []);
});

async function carryOut(assignment: Assignment): Promise<Outcome> {
  const manifest = findManifest(assignment.game);
  if (manifest === undefined) return { id: assignment.id, ok: false, why: 'there is no such game' };
  return outcomeOf(assignment, (await manifest.rules()).game);
}
