// P28: timers that three processes share. Some of these are killed after they have claimed timers.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Seeded } from '@backroom/kit';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { matchRow } from '../store/made-up.ts';
import { Child } from './support/child.ts';
import { percentile } from './support/seed.ts';

const CHILD = fileURLToPath(new URL('./timing-child.ts', import.meta.url));
const PROCESSES = 3;
/** How long a claim lasts if its node dies; milliseconds. */
const CLAIMED_FOR = 500;
const MAKERS = 50;
/** A timer that is never due keeps the processes going until enough of them have died. */
const LAST = 'last';
const NEVER = Number.MAX_SAFE_INTEGER;

/** How long after its time, or after the first process served, each fired; milliseconds. */
export interface Late {
  readonly timers: number;
  readonly p50: number;
  readonly p99: number;
  readonly latest: number;
}

export interface Fired {
  readonly timers: number;
  readonly deaths: number;
  /** Timers that no death concerned. */
  readonly undisturbed: Late;
  /** Timers whose process died after it had claimed them. */
  readonly claimedByDead: Late;
  /** The same without the time in which a dead process was being replaced: how long that takes depends on the machine. */
  readonly claimedByDeadServed: Late;
  /** All others that were due before a process that died was replaced, and fired after its death: two do the work of three. */
  readonly withFewer: Late;
}

/** Each timer's effect is a line in its match; it must be there once, and never before its time. */
export async function fireTimers(url: string, timers: number, deaths: number, random: Seeded): Promise<Fired> {
  const store = await openPostgresStore(url);
  const within = Math.max(1000, timers * 3);
  const ids = Array.from({ length: timers }, (_, n) => `t${n}`);
  await inTurns([...ids, LAST], (id) => store.createMatch(matchRow(id), []));
  const children = await Promise.all(Array.from({ length: PROCESSES }, () => open()));
  // Most of them are set before the first is due.
  const begun = (await store.cluster.now()) + 500 + timers * 2;
  const due = new Map(ids.map((id) => [id, begun + random.below(within)]));
  await store.setTimer(LAST, NEVER);
  await inTurns(ids, (id) => store.setTimer(id, due.get(id) ?? 0));
  for (const child of children) child.tell('begin');
  // On a slow machine some are due before anybody serves them.
  const servedFrom = await store.cluster.now();
  const claimedByDead = new Set<string>();
  const deadTimes: { readonly from: number; to: number }[] = [];
  const serving = [...children.keys()].map((index) => serve(index));
  let died = 0;
  while (died < deaths) {
    children[random.below(PROCESSES)].tell('die');
    // Those that are to die may have been spared while there were timers: they get one more.
    if ((await store.dueTimers(NEVER - 1, 1)).length === 0) {
      const id = `more${due.size}`;
      await store.createMatch(matchRow(id), []);
      await setDueNow(id);
    }
    await pause(random.below(Math.ceil((2 * within) / deaths)));
  }
  await setDueNow(LAST);
  await Promise.all(serving);
  const late = { undisturbed: [] as number[], claimedByDead: [] as number[], withFewer: [] as number[] };
  const served: number[] = [];
  for (const [id, at] of due) {
    const lines = await store.lines(id, 1);
    assert.equal(lines.length, 1, `${id} fired ${lines.length} times`);
    assert.ok(lines[0].at >= at, `${id} fired early`);
    const isDisturbed = deadTimes.some(({ from, to }) => at <= to && lines[0].at >= from);
    const kind = claimedByDead.has(id) ? 'claimedByDead' : isDisturbed ? 'withFewer' : 'undisturbed';
    const from = Math.max(at, servedFrom);
    late[kind].push(lines[0].at - from);
    if (kind === 'claimedByDead') served.push(lines[0].at - from - covered(deadTimes, from, lines[0].at));
  }
  await store.close();
  return {
    ...{ timers: due.size, deaths: died },
    undisturbed: lateness(late.undisturbed),
    claimedByDead: lateness(late.claimedByDead),
    claimedByDeadServed: lateness(served),
    withFewer: lateness(late.withFewer),
  };

  async function setDueNow(id: string): Promise<void> {
    const now = await store.cluster.now();
    due.set(id, now);
    await store.setTimer(id, now);
  }

  async function open(): Promise<Child> {
    const child = new Child(CHILD, [url, String(CLAIMED_FOR)]);
    assert.equal(await child.line(), 'ready');
    return child;
  }

  /** When one dies, another comes in its place. */
  async function serve(index: number): Promise<void> {
    for (;;) {
      const [status] = (await children[index].ended) as [number | null];
      if (status === 0) return;
      assert.equal(status, null, 'a process failed by itself');
      died++;
      const dead = { from: await store.cluster.now(), to: NEVER };
      deadTimes.push(dead);
      for (const id of (await children[index].line()).split(' ')) claimedByDead.add(id);
      children[index] = await open();
      children[index].tell('begin');
      dead.to = await store.cluster.now();
    }
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** How much of the time between these two belongs to at least one of the spans. */
function covered(spans: readonly Span[], from: number, to: number): number {
  let [sum, until] = [0, from];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const [begin, end] = [Math.max(span.from, until), Math.min(span.to, to)];
    if (end <= begin) continue;
    sum += end - begin;
    until = end;
  }
  return sum;
}

const lateness = (late: readonly number[]): Late => ({
  timers: late.length,
  p50: percentile(late, 50),
  p99: percentile(late, 99),
  latest: Math.max(0, ...late),
});

/** How many are set at once. */
async function inTurns(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < ids.length; i += MAKERS) await Promise.all(ids.slice(i, i + MAKERS).map(work));
}
