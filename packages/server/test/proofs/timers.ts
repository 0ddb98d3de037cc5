// P28, P29, P31: clocks while the test moves the time, with servers that stop and start in between.
import assert from 'node:assert/strict';
import type { Seeded } from '@backroom/kit';
import { type Entry, PACES } from '@backroom/match';
import { entriesOf } from '../../src/tables/record.ts';
import { Rig, scheffeln, termsOf } from './support/rig.ts';

const pace = PACES.live;
/** What a seat has before its clock runs out, when it has decided nothing yet. */
const ALLOWANCE = pace.free + pace.bank;

export interface Timed {
  /** Clocks that ran out. */
  readonly fired: number;
  readonly restarts: number;
  /** How long after its time each was noticed, in milliseconds. */
  readonly late: readonly number[];
}

/**
 * Nobody at the table decides anything. Each seat's clock must run out once, when the time that a server was open adds
 * up to what the seat has; never before it. `restarts`: how often the server goes away meanwhile, and for how long.
 */
export async function runClocksOut(random: Seeded, restarts: number): Promise<Timed> {
  const rig = new Rig(undefined, undefined, random.split('deal'));
  const seats = 2 + random.below(3);
  let tables = rig.tables();
  // The kind without countdowns: seats are asked as soon as the game begins.
  await rig.open(tables, termsOf('timed', seats, { pace }));
  const closed: { from: number; to: number }[] = [];
  for (let i = 0; i < restarts; i++) {
    await rig.pass(random.below(ALLOWANCE));
    // The heartbeat says until when the server was open; here to the millisecond.
    const aliveUntil = rig.now;
    rig.crash();
    const ms = random.below(10 * ALLOWANCE);
    rig.now += ms;
    closed.push({ from: aliveUntil, to: rig.now });
    tables = rig.tables(aliveUntil);
    assert.ok(await tables.at('timed'));
    await rig.settle();
  }
  await rig.pass(2 * ALLOWANCE + 1000);
  const after = await logOf(rig);
  const fired = after.filter(({ deed }) => deed.do === 'leave');
  assert.ok(fired.length > 0, 'nobody was ever late');
  assert.equal(new Set(fired.map(({ deed }) => (deed as { seat: number }).seat)).size, fired.length, 'late twice');
  const begin = after.find(({ deed }) => deed.do === 'begin') as Entry;
  const openUntil = (at: number): number =>
    at - begin.at - closed.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from), 0);
  for (const { at } of fired) assert.ok(openUntil(at) >= ALLOWANCE, `late after ${openUntil(at)} ms of open server`);
  assert.deepEqual(rig.troubles, []);
  // The first was asked when the game began; those after it, when stand-ins had decided.
  const late = [openUntil(fired[0].at) - ALLOWANCE];
  return { fired: fired.length, restarts, late };
}

async function logOf(rig: Rig): Promise<readonly Entry[]> {
  const entries = entriesOf(scheffeln, await rig.store.lines('timed', 1));
  assert.ok(entries.ok);
  return entries.value;
}
