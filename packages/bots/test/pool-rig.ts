// A worker pool whose workers and time the test controls.
import {
  type AnyMind,
  type Job,
  type JobFailure,
  type Limits,
  noKnowledge,
  openWorkerPool,
  type QueueObserver,
  type WorkerPool,
  type WorkerReply,
} from '@backroom/bots';
import { type AnyGame, Seeded, settle } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';

export const mind: AnyMind = { game: lastCall as AnyGame, knowledge: noKnowledge(lastCall as AnyGame) };
export const mindFor = (game: string): AnyMind | undefined => (game === lastCall.id ? mind : undefined);

/** A position of Last Call in which the seat has more than one card to choose from. */
export function choice(seed: string): { state: unknown; seat: number; legal: readonly unknown[] } {
  const random = new Seeded(seed);
  const state = lastCall.start({ cards: 12 }, 3);
  settle(lastCall, state, random);
  const turn = lastCall.toAct(state);
  if (typeof turn === 'string') throw new Error('Last Call begins with a choice');
  return { state, seat: turn[0], legal: lastCall.legal(state, turn[0]) };
}

export function request(seed: string): Omit<Job<'decide'>, 'id'> {
  const { state, seat } = choice(seed);
  return { game: lastCall.id, kind: 'decide', view: lastCall.view(state as never, seat), seat, level: 'sharp', seed };
}

/** A worker as its pool sees it, played by the test. */
interface Puppet {
  readonly posted: Job[];
  ended: boolean;
  say(reply: WorkerReply): void;
  die(why: string): void;
}

export interface PoolRig {
  readonly pool: WorkerPool;
  readonly puppets: Puppet[];
  readonly failures: JobFailure[];
  /** Lets time pass; everything due happens, in order. */
  pass(ms: number): void;
  /** The number of running timers. */
  clocks(): number;
}

export function openPoolRig(
  size: number,
  limits: Partial<Limits> = {},
  observer?: (now: () => number) => QueueObserver,
): PoolRig {
  const puppets: Puppet[] = [];
  const failures: JobFailure[] = [];
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  const pool = openWorkerPool({
    size,
    limits,
    mindFor,
    ...(observer === undefined ? {} : { observer: observer(() => now) }),
    onFailure: (failure) => failures.push(failure),
    after(ms, then) {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    startWorker(heard, lost) {
      const puppet: Puppet = { posted: [], ended: false, say: heard, die: lost };
      puppets.push(puppet);
      return {
        post: (job) => puppet.posted.push(structuredClone(job)),
        end: () => {
          puppet.ended = true;
        },
      };
    },
  });
  const pass = (ms: number): void => {
    const until = now + ms;
    for (;;) {
      const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      now = due.at;
      timers = timers.filter((one) => one !== due);
      due.then();
    }
    now = until;
  };
  return { pool, puppets, failures, pass, clocks: () => timers.length };
}
