// How each kind of job runs: a provisional answer, the search itself, and the host's fallback.
import { pick, type Random, Seeded } from '@backroom/kit';
import { decide } from './decide.ts';
import { hint } from './hint.ts';
import type { Job, JobKind, JobResults } from './job.ts';
import { LEVEL, type Level } from './levels.ts';
import type { AnyMind } from './mind.ts';
import { ponder } from './ponder.ts';
import type { Budget, Thought } from './thought.ts';

interface JobHandler<K extends JobKind> {
  /** In the worker, before the search: quick and sensible, or null where no answer is better. */
  provisional(mind: AnyMind, job: Job<K>): JobResults[K] | null;
  /** In the worker. */
  work(mind: AnyMind, job: Job<K>, now: () => number): JobResults[K];
  /**
   * In the host, if there is neither an answer nor a provisional one. It uses only the rules, which the host runs at every
   * decision anyway. It must not use the game's bot knowledge: that may have hung the worker.
   */
  fallback(mind: AnyMind, job: Job<K>): JobResults[K];
}

export const levelOf = ({ level }: Job): Level => (typeof level === 'string' ? LEVEL[level] : level);

/** Each purpose has its own random stream: a provisional answer never changes the search. */
const randomFor = (job: Job, purpose: string): Random => new Seeded(job.seed).split(purpose);

function budgetOf(job: Job, now: () => number): Budget {
  const { iterations, ms } = levelOf(job);
  return { iterations, ms: job.ms ?? ms, now };
}

const withoutSearch = (action: unknown): Thought<unknown> => ({ action, candidates: [], iterations: 0 });

export const JOB_HANDLERS: { readonly [K in JobKind]: JobHandler<K> } = {
  decide: {
    provisional({ game, knowledge }, job) {
      // Keep the label: it is part of old seeds.
      const random = randomFor(job, 'note');
      return withoutSearch(knowledge.habit(game.redeal(job.view, random), job.seat, random));
    },
    work(mind, job, now) {
      const { view, seat, temperament, grudge, foreseen, plan } = job;
      const level = levelOf(job);
      const random = randomFor(job, 'decide');
      const question = { view, seat, temperament, grudge, foreseen, plan, now, random };
      return decide(mind, level, job.ms === undefined ? question : { ...question, ms: job.ms });
    },
    fallback({ game }, job) {
      const random = randomFor(job, 'fallback');
      const legal = game.legal(game.redeal(job.view, random), job.seat);
      if (legal.length === 0) throw new RangeError(`seat ${job.seat} has nothing to decide`);
      return withoutSearch(pick(legal, random));
    },
  },
  hint: {
    provisional: () => null,
    work(mind, job, now) {
      const { turnMs } = levelOf(job);
      const budget = budgetOf(job, now);
      const ms = mind.knowledge.turns === undefined ? budget.ms : (job.ms ?? turnMs);
      return hint(mind, job.view, job.seat, randomFor(job, 'hint'), ms === undefined ? budget : { ...budget, ms });
    },
    fallback: () => [],
  },
  ponder: {
    provisional: () => null,
    work: (mind, job, now) => ponder(mind, job.view, job.seat, randomFor(job, 'ponder'), budgetOf(job, now)),
    fallback: () => [],
  },
};
