// A person with 600 seats: every right of theirs must be found, and must end with their deletion.

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../support/process.ts';
import { Visitor } from '../support/visitor.ts';
import { copyMatch } from './crowd.ts';

export interface Seats {
  readonly seats: number;
  /** Own tables that were not found. */
  readonly missing: number;
  /** Tables where a second seat could be claimed. */
  readonly second: number;
  /** Seats that still name the person after their deletion. */
  readonly kept: number;
  /** Milliseconds for the export and the deletion. */
  readonly exported: number;
  readonly forgotten: number;
}

/** Looks at every `step`th of them, and for all of them in the export. */
export async function manySeats(server: ServerProcess, seats: number, step: number): Promise<Seats> {
  await server.open();
  const person = await Visitor.enter(server.address, 21);
  const { match } = await person.open({ chairs: ['me', 'open'] });
  await server.kill('SIGTERM');
  const ids = copyMatch(server.data, match, seats - 1);
  await server.open();
  let [missing, second] = [0, 0];
  for (const id of [match, ...ids.filter((_, n) => n % step === 0), ids[ids.length - 1]]) {
    const said = await person.patiently('GET', `/api/tables/${id}`);
    if (said.status !== 200 || (JSON.parse(said.text) as { seat?: number }).seat !== 0) missing += 1;
    // A person who sits there gets their own seat again, and not a second one.
    const claimed = await person.patiently('POST', `/api/tables/${id}/claim`, { seat: 1 });
    if (claimed.status !== 200 || (JSON.parse(claimed.text) as { seat?: number }).seat !== 0) second += 1;
  }
  const begun = performance.now();
  const given = await person.patiently('GET', '/api/me/export');
  if (given.status !== 200) throw new Error(`GET /api/me/export: ${given.status} ${given.text}`);
  missing += [match, ...ids].filter((id) => !given.text.includes(id)).length;
  const exported = performance.now() - begun;
  const leaving = performance.now();
  const gone = await person.patiently('DELETE', '/api/me');
  if (gone.status >= 300) throw new Error(`DELETE /api/me: ${gone.status} ${gone.text}`);
  const forgotten = performance.now() - leaving;
  await pause(200);
  await server.kill('SIGTERM');
  const db = new DatabaseSync(server.data, { readOnly: true });
  const { kept } = db
    .prepare("SELECT count(*) AS kept FROM side WHERE kind = 'chair' AND (owner = ?1 OR instr(value, ?1))")
    .get(person.person) as { kept: number };
  db.close();
  return { seats, missing, second, kept, exported, forgotten };
}
