// Flat Monte Carlo with sequential halving: every action gets equal tries, then the better half gets as many again, and
// so on until one is left. Each try redeals what the seat cannot see, and plays on by habit to a quiet position.
import type { GameTypes, Random, Seat } from '@backroom/kit';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import { type Budget, type Candidate, meter, type Thought } from './thought.ts';

interface Arm<A> {
  readonly action: A;
  /** A bonus that is added to its chance. */
  readonly trust: number;
  sum: number;
  tries: number;
}

const mean = ({ sum, tries }: { readonly sum: number; readonly tries: number }): number =>
  tries === 0 ? 0 : sum / tries;

const looks = <A>(arm: Arm<A>): number => mean(arm) + arm.trust;

/** How often a list can be halved, rounded up each time, until one is left. */
const roundsToOne = (length: number): number => 32 - Math.clz32(length - 1);

/** A bonus in chance of winning for an action known to be sensible, so that an action that was only lucky does not beat it. */
export interface Trusted<A> {
  readonly action: A;
  readonly trust: number;
}

/** Draws the same numbers again after the same start, so that candidates are compared under the same luck. mulberry32 (Tommy Ettinger). */
class Repeatable implements Random {
  private state = 0;

  startAt(state: number): void {
    this.state = state;
  }

  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let x = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return Math.floor(((x ^ (x >>> 14)) >>> 0) * 2.3283064365386963e-10 * n);
  }
}

/** `actions`: those to choose among, at least one. */
export function thinkByHalving<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  view: T['view'],
  seat: Seat,
  actions: readonly T['action'][],
  random: Random,
  budget: Budget,
  trusted: Trusted<T['action']> | null = null,
): Thought<T['action']> {
  const trustIn = (action: T['action']): number => (action === trusted?.action ? trusted.trust : 0);
  const arms = actions.map((action): Arm<T['action']> => ({ action, trust: trustIn(action), sum: 0, tries: 0 }));
  const stages = roundsToOne(arms.length);
  const used = meter(budget);
  let iterations = 0;
  let alive = arms;
  const luck = new Repeatable();
  const isShared = knowledge.separateLuck !== true;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      // One deal and the same draws for all candidates.
      const deal = game.redeal(view, random);
      const start = isShared ? random.below(1 << 30) : 0;
      for (const arm of alive) {
        const state = game.clone(deal);
        game.apply(state, seat, arm.action, null);
        luck.startAt(start);
        arm.sum += playOut(game, knowledge, state, isShared ? luck : random)[seat];
        arm.tries++;
      }
      iterations += alive.length;
    } while (used(iterations) < stage / stages);
    alive = alive.toSorted((a, b) => looks(b) - looks(a)).slice(0, Math.ceil(alive.length / 2));
  }
  const candidates = rank(arms);
  return { action: candidates[0].action, candidates, iterations };
}

/** The candidate that lasted longest comes first: a lucky mean of few tries does not count as much. */
function rank<A>(arms: readonly Arm<A>[]): Candidate<A>[] {
  return arms
    .toSorted((a, b) => b.tries - a.tries || looks(b) - looks(a))
    .map((arm) => ({ action: arm.action, chance: mean(arm), tries: arm.tries }));
}
