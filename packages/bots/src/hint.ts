// A hint: the best few actions, how likely each is to win, and why, as far as the game can tell.
import { type GameTypes, itemAt, type Random, type Seat } from '@backroom/kit';
import { naturalOf, trustIn } from './decide.ts';
import { thinkByHalving } from './halving.ts';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import type { Budget, Candidate } from './thought.ts';
import { hintTurns } from './turn-hint.ts';

export interface Hint<A> extends Candidate<A> {
  /** The game's own reasons, most important first; empty if it gives none. The game's words turn them into sentences. */
  readonly reasons: readonly unknown[];
}

/** How many actions a hint names. */
const MOST_HINTS = 3;

/** Enough for a reliable percentage, and little time beside the search. */
const IMAGINED = 200;

/** Searches from the view alone. Best first; empty if the seat has nothing to decide. */
export function hint<T extends GameTypes>(
  mind: Mind<T>,
  view: T['view'],
  seat: Seat,
  random: Random,
  budget: Budget,
): Hint<T['action']>[] {
  const { game, knowledge } = mind;
  const state = game.redeal(view, random);
  const legal = game.legal(state, seat);
  if (legal.length === 0) return [];
  if (knowledge.turns !== undefined)
    return hintTurns(mind, knowledge.turns, view, seat, legal, random, budget, MOST_HINTS);
  const trusted = trustIn(mind, naturalOf(mind, state, seat, legal, random, 0));
  const { candidates } = thinkByHalving(mind, view, seat, legal, random, budget, trusted);
  const hints = candidates.slice(0, MOST_HINTS).map(({ action, chance, tries }): Hint<T['action']> => {
    const imagined: T['state'][] = [];
    let sum = chance * tries;
    for (let i = 0; i < IMAGINED; i++) {
      const state = game.redeal(view, random);
      game.apply(state, seat, action, null);
      sum += itemAt(playOut(game, knowledge, state, random), seat);
      imagined.push(state);
    }
    const reasons = knowledge.explain?.(view, seat, action, imagined) ?? [];
    return { action, chance: sum / (tries + IMAGINED), tries: tries + IMAGINED, reasons };
  });
  // Candidates that were dropped early had fewer tries; the new playouts may have changed their order.
  const looks = ({ action, chance }: Hint<T['action']>): number =>
    chance + (action === trusted?.action ? trusted.trust : 0);
  hints.sort((a, b) => looks(b) - looks(a));
  // A candidate that looks better than the best, but not clearly, would only confuse.
  return hints.filter(({ chance }) => chance <= itemAt(hints, 0).chance);
}
