// Flat Monte Carlo with sequential halving: every action gets equal tries, then the better half gets as many again, and
// so on until one is left. Each try deals anew what the seat cannot see, and plays on by habit to a place of rest.
import type { Random, Seat } from '@backroom/kit';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import { type Budget, type Candidate, meter, type Thought } from './thought.ts';

interface Arm<A> {
  readonly action: A;
  /** What it is taken to be better than it looks. */
  readonly trust: number;
  sum: number;
  tries: number;
}

const mean = ({ sum, tries }: { readonly sum: number; readonly tries: number }): number =>
  tries === 0 ? 0 : sum / tries;

const looks = <A>(arm: Arm<A>): number => mean(arm) + arm.trust;

/** Better than it looks by so much chance of winning: what is known to be sensible, against what luck made look good. */
export interface Trusted<A> {
  readonly action: A;
  readonly trust: number;
}

/** How often `count` must be halved, rounding up, until one is left. */
const halvings = (count: number): number => 32 - Math.clz32(count - 1);

/** `actions`: those to choose among, at least one. */
export function thinkByHalving<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  actions: readonly A[],
  random: Random,
  budget: Budget,
  trusted: Trusted<A> | null = null,
): Thought<A> {
  const trustIn = (action: A): number => (action === trusted?.action ? trusted.trust : 0);
  const arms = actions.map((action): Arm<A> => ({ action, trust: trustIn(action), sum: 0, tries: 0 }));
  const stages = halvings(arms.length);
  const used = meter(budget);
  let iterations = 0;
  let alive = arms;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      // One deal for all of them: actions are compared under the same luck.
      const deal = game.redeal(view, random);
      for (const arm of alive) {
        const state = game.clone(deal);
        game.apply(state, seat, arm.action, null);
        arm.sum += playOut(game, knowledge, state, random)[seat];
        arm.tries++;
      }
      iterations += alive.length;
    } while (used(iterations) < stage / stages);
    alive = alive.toSorted((a, b) => looks(b) - looks(a)).slice(0, Math.ceil(alive.length / 2));
  }
  const candidates = rank(arms);
  return { action: candidates[0].action, candidates, iterations };
}

/** Whoever lasted longest comes first: a lucky mean of few tries does not count as much. */
function rank<A>(arms: readonly Arm<A>[]): Candidate<A>[] {
  return arms
    .toSorted((a, b) => b.tries - a.tries || looks(b) - looks(a))
    .map((arm) => ({ action: arm.action, chance: mean(arm), tries: arm.tries }));
}
