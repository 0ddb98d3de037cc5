// A hint: the best few actions, how likely each is to win, and why, as far as the game can tell.
import type { Random, Seat } from '@backroom/kit';
import { naturalOf, trustIn } from './decide.ts';
import { thinkByHalving } from './halving.ts';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import type { Budget, Candidate } from './thought.ts';

export interface Hint<A> extends Candidate<A> {
  /** The game's own reasons, most telling first; none where it gives none. Its words make sentences of them. */
  readonly reasons: readonly unknown[];
}

/** How many actions a hint names. */
const MOST_HINTS = 3;

/** Enough for a percentage that one can believe, little beside the thinking. */
const IMAGINED = 200;

/** Thinks from the view alone. Best first; empty where the seat has nothing to decide. */
export function hint<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  random: Random,
  budget: Budget,
): Hint<A>[] {
  const { game, knowledge } = mind;
  const state = game.redeal(view, random);
  const legal = game.legal(state, seat);
  if (legal.length === 0) return [];
  const trusted = trustIn(mind, naturalOf(mind, state, seat, legal, random, 0));
  const { candidates } = thinkByHalving(mind, view, seat, legal, random, budget, trusted);
  const hints = candidates.slice(0, MOST_HINTS).map(({ action, chance, tries }): Hint<A> => {
    const imagined: S[] = [];
    let sum = chance * tries;
    for (let i = 0; i < IMAGINED; i++) {
      const state = game.redeal(view, random);
      game.apply(state, seat, action, null);
      sum += playOut(game, knowledge, state, random)[seat];
      imagined.push(state);
    }
    const reasons = knowledge.explain?.(view, seat, action, imagined) ?? [];
    return { action, chance: sum / (tries + IMAGINED), tries: tries + IMAGINED, reasons };
  });
  // Those who were dropped early had fewer tries: what came since may have changed their order.
  const looks = ({ action, chance }: Hint<A>): number => chance + (action === trusted?.action ? trusted.trust : 0);
  hints.sort((a, b) => looks(b) - looks(a));
  // What looks better than the best, but not by enough to be believed, would only confuse.
  return hints.filter(({ chance }) => chance <= hints[0].chance);
}
