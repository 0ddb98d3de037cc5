// How each kind of errand is run: what is noted before, the thinking itself, and what must do if it never comes back.
import { pick, type Random, Seeded } from '@backroom/kit';
import { decide } from './decide.ts';
import type { Answers, Errand, Kind } from './errand.ts';
import { hint } from './hint.ts';
import { LEVEL, type Level } from './levels.ts';
import type { AnyMind } from './mind.ts';
import { ponder } from './ponder.ts';
import type { Budget, Thought } from './thought.ts';

interface Craft<K extends Kind> {
  /** In the worker, before thinking: quick and sensible, or null where nothing is better than no answer. */
  note(mind: AnyMind, errand: Errand<K>): Answers[K] | null;
  /** In the worker. */
  work(mind: AnyMind, errand: Errand<K>, now: () => number): Answers[K];
  /**
   * In the host, when there is neither answer nor note. It calls nothing but the rules, which the host runs at every
   * decision anyway: what the game knows beyond them may be the very thing that has just hung a worker.
   */
  fallback(mind: AnyMind, errand: Errand<K>): Answers[K];
}

export const levelOf = ({ level }: Errand): Level => (typeof level === 'string' ? LEVEL[level] : level);

/** Each purpose has a stream of its own: a note never changes the thought. */
const randomFor = (errand: Errand, purpose: string): Random => new Seeded(errand.seed).split(purpose);

function budgetOf(errand: Errand, now: () => number): Budget {
  const { iterations, ms } = levelOf(errand);
  return { iterations, ms: errand.ms ?? ms, now };
}

const unthought = (action: unknown): Thought<unknown> => ({ action, candidates: [], iterations: 0 });

export const CRAFTS: { readonly [K in Kind]: Craft<K> } = {
  decide: {
    note({ game, knowledge }, errand) {
      const random = randomFor(errand, 'note');
      return unthought(knowledge.habit(game.redeal(errand.view, random), errand.seat, random));
    },
    work(mind, errand, now) {
      const { view, seat, temperament, grudge, foreseen } = errand;
      const level = levelOf(errand);
      const ms = errand.ms ?? level.ms;
      const random = randomFor(errand, 'decide');
      return decide(mind, level, { view, seat, temperament, grudge, foreseen, ms, now, random });
    },
    fallback({ game }, errand) {
      const random = randomFor(errand, 'fallback');
      const legal = game.legal(game.redeal(errand.view, random), errand.seat);
      if (legal.length === 0) throw new RangeError(`seat ${errand.seat} has nothing to decide`);
      return unthought(pick(legal, random));
    },
  },
  hint: {
    note: () => null,
    work: (mind, errand, now) => hint(mind, errand.view, errand.seat, randomFor(errand, 'hint'), budgetOf(errand, now)),
    fallback: () => [],
  },
  ponder: {
    note: () => null,
    work: (mind, errand, now) =>
      ponder(mind, errand.view, errand.seat, randomFor(errand, 'ponder'), budgetOf(errand, now)),
    fallback: () => [],
  },
};
